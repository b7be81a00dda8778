import 'server-only';
import type { Element, ElementContent, Text } from 'hast';

/** A stretch of characters: from `start` up to before `end`, counted from zero. */
export type Stretch = { start: number; end: number };

/**
 * Puts something else into the place of a stretch of an element's text. A stretch that spans several
 * elements is handed over in several parts.
 */
export function wrapText(
  element: Element,
  { start, end }: Stretch,
  wrap: (part: Text) => ElementContent[],
): void {
  let offset = 0;
  walk(element);

  function walk(parent: Element): void {
    parent.children = parent.children.flatMap((child) => {
      if (child.type === 'element') walk(child);
      return child.type === 'text' ? split(child) : [child];
    });
  }

  function split(text: Text): ElementContent[] {
    const { value } = text;
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, value.length);
    offset += value.length;
    if (from >= to) return [text];
    const parts = [textOf(value.slice(0, from)), textOf(value.slice(to))];
    const [before = [], after = []] = parts.map((part) => (part.value === '' ? [] : [part]));
    return [...before, ...wrap(textOf(value.slice(from, to))), ...after];
  }
}

function textOf(value: string): Text {
  return { type: 'text', value };
}
