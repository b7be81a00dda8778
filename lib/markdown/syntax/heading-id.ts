import 'server-only';
import type { Root } from 'mdast';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import type { Code, Construct, State } from 'micromark-util-types';
import { visit } from 'unist-util-visit';

declare module 'mdast' {
  interface HeadingData {
    givenId?: { value: string; position: Node['position'] };
  }
  interface TextData {
    /** Marks `{#id}` at the end of a text, which may be that of a heading. */
    isIdMark?: boolean;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingIdMark: 'headingIdMark';
  }
}

/** `{#id}` at the end of a text. In a page with components it is parsed before braces are read as code. */
export const headingIdMark: Construct = {
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

/** Makes the ids of headings of `{#id}`; elsewhere that stays text as typed. */
export function nameHeadings(tree: Root): undefined {
  visit(tree, 'heading', (heading) => {
    const mark = heading.children.at(-1);
    if (mark?.type !== 'text' || !mark.data?.isIdMark || heading.children.length === 1) return;
    const id = mark.value.slice('{#'.length, -'}'.length);
    heading.children.pop();
    const last = heading.children.at(-1);
    if (last?.type === 'text') {
      last.value = last.value.trimEnd();
      if (last.value === '') heading.children.pop();
    }
    const givenId = { value: id, position: mark.position };
    heading.data = { ...heading.data, hProperties: { id }, givenId };
  });
}

/** Ids of the frame (ui/frame-ids.ts), which headings cannot have. */
export const RESERVED_IDS: readonly string[] = [
  'content-problems',
  'frame-content',
  'frame-external',
  'frame-navigation',
  'frame-outline',
  'frame-sidebar',
];
