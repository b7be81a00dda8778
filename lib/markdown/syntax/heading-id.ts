import 'server-only';
import type { Heading, Literal, Root } from 'mdast';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import type { Code, Construct, State } from 'micromark-util-types';
import { visit } from 'unist-util-visit';

/** `{#id}` at the end of a text, which may be that of a heading. */
interface HeadingIdMark extends Literal {
  type: 'headingIdMark';
}

declare module 'mdast' {
  interface RootContentMap {
    headingIdMark: HeadingIdMark;
  }
  interface PhrasingContentMap {
    headingIdMark: HeadingIdMark;
  }
  interface HeadingData {
    /** The id that a writer gave to the heading, and where. */
    givenId?: { value: string; position: Node['position'] };
  }
  interface TextData {
    /** Whether this is an id that stands where no heading ends. */
    isStrayId?: boolean;
  }
}

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
    return (code) => {
      effects.enter('headingIdMark');
      effects.consume(code);
      return (next) => (next === HASH ? inside(next) : nok(next));
    };

    function inside(code: Code): State | undefined {
      if (code === null || markdownLineEnding(code) || code === LEFT_BRACE) return nok(code);
      effects.consume(code);
      if (code !== RIGHT_BRACE) return inside;
      effects.exit('headingIdMark');
      return factorySpace(effects, (next) => (next === null ? ok(next) : nok(next)), 'whitespace');
    }
  },
};

const [HASH, LEFT_BRACE, RIGHT_BRACE] = [35, 123, 125];

/** Makes the ids of headings of `{#id}`; at any other place that is a text as typed. */
export function nameHeadings(tree: Root): undefined {
  visit(tree, 'headingIdMark', (mark, index, parent) => {
    if (!parent || index === undefined) return;
    if (parent.type === 'heading' && index > 0) return nameHeading(parent, mark);
    const { value, position } = mark;
    parent.children[index] = { type: 'text', value, data: { isStrayId: true }, position };
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
