import 'server-only';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { isLineEnd } from './characters';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    calloutTitle: 'calloutTitle';
    calloutTitleMark: 'calloutTitleMark';
    calloutUnread: 'calloutUnread';
  }
}

/**
 * What follows the kind of a callout on its first line: nothing, `Title`, `[Title]` or
 * `{title="Title"}`. Other braces and brackets are told as `calloutUnread`.
 */
export const calloutTitle: Construct = { partial: true, tokenize: tokenizeRest };

type Span = { type: 'calloutTitle' | 'calloutTitleMark' | 'calloutUnread'; length: number };

function tokenizeRest(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { sliceSerialize } = this;
  let rest = '';
  // The whole line has to be known before it can be said what its first sign means.
  const line: Construct = { partial: true, tokenize: tokenizeLine };
  return effects.check(line, decide, decide);

  function decide(code: Code): State | undefined {
    const spans = spansOf(rest);
    return spans ? spans.reduceRight(before, ok)(code) : nok(code);
  }

  function before(next: State, span: Span): State {
    return span.length === 0 ? next : consumed(effects, span, next);
  }

  function tokenizeLine(effects: Effects, ok: State): State {
    return (code) => {
      if (isLineEnd(code)) return ok(code);
      effects.enter('calloutTitleMark');
      return more(code);
    };

    function more(code: Code): State | undefined {
      if (isLineEnd(code)) {
        // A tab counts as its spaces here, as it does below.
        rest = sliceSerialize(effects.exit('calloutTitleMark'), true);
        return ok(code);
      }
      effects.consume(code);
      return more;
    }
  }
}

const IN_BRACES = [
  /^(?<before> *\\?\{ *title *= *(?<quote>["']))(?<title>.*)(?<after>\k<quote> *\} *)$/,
  /^(?<before> *\\?\{ *title *= *)(?<title>[^"'} ][^}]*|)(?<after>\} *)$/,
];
const IN_BRACKETS =
  /^(?<before> *\[)(?<title>(?:\\.|[^\\[\]]|\[(?:\\.|[^\\[\]])*\])*)(?<after>\] *)$/;
const PLAIN = /^(?<before> +|$)(?<title>.*?)(?<after> *)$/;
/** Braces, and brackets that follow the kind at once, are never a part of the title itself. */
const UNREAD = /^( *\{|\[)/;

/** The parts of the rest of the line; nothing where this is no callout. */
function spansOf(rest: string): Span[] | undefined {
  const patterns = [...IN_BRACES, IN_BRACKETS, ...(UNREAD.test(rest) ? [] : [PLAIN])];
  for (const pattern of patterns) {
    const { before, title, after } = pattern.exec(rest)?.groups ?? {};
    if (before === undefined || title === undefined || after === undefined) continue;
    return [
      { type: 'calloutTitleMark', length: before.length },
      { type: 'calloutTitle', length: title.length },
      { type: 'calloutTitleMark', length: after.length },
    ];
  }
  return UNREAD.test(rest) ? [{ type: 'calloutUnread', length: rest.length }] : undefined;
}

/** Reads so many signs as one token; a title is a text like that of a paragraph. */
function consumed(effects: Effects, { type, length }: Span, next: State): State {
  let left = length;
  return (code) => {
    effects.enter(type);
    if (type === 'calloutTitle') effects.enter('chunkText', { contentType: 'text' });
    return more(code);
  };

  function more(code: Code): State | undefined {
    if (left > 0) {
      left--;
      effects.consume(code);
      return more;
    }
    if (type === 'calloutTitle') effects.exit('chunkText');
    effects.exit(type);
    return next(code);
  }
}
