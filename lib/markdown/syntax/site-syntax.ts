import 'server-only';
import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown';
import type { Construct, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';
import { calloutContainer } from './callout-container';
import { alertMark, calloutNodes } from './callout-nodes';
import { headingIdMark, nameHeadings } from './heading-id';
import { tokenizeMatch } from './read-line';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    strayColons: 'strayColons';
  }
}

/** A line of colons that neither opens a callout nor closes one; it would be shown as typed. */
const strayLine: Construct = {
  name: 'strayColons',
  tokenize: tokenizeMatch('strayColons', /^:{3,}.*$/),
};

/** The same in a line of a paragraph, where it is indented too far for anything else. */
const strayLineInText: Construct = {
  ...strayLine,
  previous: startsLine,
  tokenize(effects, ok, nok) {
    // `previous` only ends a run of plain words; after other things the tokenizer is asked anyway.
    return startsLine.call(this) ? strayLine.tokenize.call(this, effects, ok, nok) : nok;
  },
};

function startsLine(this: TokenizeContext): boolean {
  const last = this.events.at(-1)?.[1].type;
  return last === 'lineEnding' || last === 'linePrefix';
}

/** Marks stay nodes of their own until the whole text is known. */
const markNodes: Extension = {
  exit: { strayColons: literal, alertMark: literal, headingIdMark: literal },
  transforms: [nameHeadings],
};

function literal(this: CompileContext, token: Token): undefined {
  const type = token.type as 'strayColons' | 'alertMark' | 'headingIdMark';
  this.enter({ type, value: this.sliceSerialize(token) }, token);
  this.exit(token);
}

const [COLON, LEFT_BRACKET, LEFT_BRACE] = [58, 91, 123];

/**
 * Teaches the parser what Markdown does not know: callouts (`:::tip`, `> [!TIP]`) and the ids of
 * headings (`## Title {#id}`). It comes after the plugins whose characters it takes first.
 */
export function siteSyntax(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    {
      document: { [COLON]: calloutContainer },
      flow: { [COLON]: strayLine },
      text: {
        [COLON]: strayLineInText,
        [LEFT_BRACKET]: alertMark,
        [LEFT_BRACE]: headingIdMark,
      },
    },
  ];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), calloutNodes, markNodes];
}
