import 'server-only';
import type { Element, ElementContent, Text } from 'hast';
import { highlight } from './highlight';

/** An element of HTML. */
export function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text of HTML. */
export function textNode(value: string): Text {
  return { type: 'text', value };
}

/** A type in the colours of code. */
export async function typeText(type: string): Promise<ElementContent[]> {
  const lines = await highlight(type, 'ts');
  return lines.flatMap(({ children }, index) =>
    index === 0 ? children : [textNode('\n'), ...children],
  );
}
