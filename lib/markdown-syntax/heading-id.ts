import 'server-only';
import type { Heading, Root } from 'mdast';
import type { Code, Construct } from 'micromark-util-types';
import { visit } from 'unist-util-visit';
import type { HeadingIdMark } from './nodes';
import { consume, isLineEnd, lookAhead } from './read-line';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingIdMark: 'headingIdMark';
  }
}

/**
 * `{#id}` as the last thing of a text. In a page with components it has to be known before braces
 * are read as code, which a heading's id is not.
 */
export const headingIdMark: Construct = {
  name: 'headingIdMark',
  tokenize(effects, ok, nok) {
    let braces = 0;
    // Reading to the end of the line at each of its braces would take too long on a hostile line.
    const isEnd = (code: Code) => isLineEnd(code) || (code === LEFT_BRACE && ++braces > 1);
    return lookAhead(this, effects, decide, isEnd);

    function decide(text: string, end: Code) {
      const [, mark, space = ''] = /^(\{#[^{}]*\})( *)$/.exec(text) ?? [];
      if (mark === undefined || end !== null) return nok;
      const after = { type: 'whitespace', length: space.length } as const;
      return consume(effects, [{ type: 'headingIdMark', length: mark.length }, after], ok);
    }
  },
};

const LEFT_BRACE = 123;

/** Makes the ids of headings of `{#id}`; at any other place that is a text as typed. */
export function nameHeadings(tree: Root): undefined {
  visit(tree, 'headingIdMark', (mark, index, parent) => {
    if (!parent || index === undefined) return;
    if (parent.type === 'heading' && index > 0) return nameHeading(parent, mark);
    const { value, position } = mark;
    const text = { type: 'text' as const, value, data: { isStrayId: true } };
    parent.children[index] = position ? { ...text, position } : text;
  });
}

function nameHeading(heading: Heading, { value, position }: HeadingIdMark): void {
  const id = value.slice('{#'.length, -'}'.length);
  heading.children.pop();
  const last = heading.children.at(-1);
  if (last?.type === 'text') {
    last.value = last.value.trimEnd();
    if (last.value === '') heading.children.pop();
  }
  heading.data = { ...heading.data, hProperties: { id }, givenId: { value: id, position } };
}

/** Ids of the frame (ui/part-ids.ts). A link to a heading with one would lead to the frame. */
export const RESERVED_IDS: readonly string[] = [
  'content-problems',
  'frame-content',
  'frame-navigation',
  'frame-outline',
  'frame-sidebar',
];
