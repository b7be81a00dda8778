import 'server-only';
import { markdownLineEnding } from 'micromark-util-character';
import type {
  Code,
  Construct,
  Effects,
  State,
  TokenizeContext,
  Tokenizer,
  TokenType,
} from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    lookAhead: 'lookAhead';
  }
}

export type Span = { type: TokenType; length: number };

export function isLineEnd(code: Code): boolean {
  return code === null || markdownLineEnding(code);
}

/**
 * Reads the rest of the line as a string and goes on from where it began: micromark reads one
 * character after another, but what the first one means depends on the whole line. A tab is read as
 * its spaces, so each character of the string is one to consume.
 */
export function lookAhead(
  { sliceSerialize }: TokenizeContext,
  effects: Effects,
  decide: (line: string) => State,
): State {
  let line = '';
  const ahead: Construct = {
    partial: true,
    tokenize: (effects, ok) => (code) => {
      if (isLineEnd(code)) return ok(code);
      effects.enter('lookAhead');
      return more(code);

      function more(code: Code): State | undefined {
        if (!isLineEnd(code)) {
          effects.consume(code);
          return more;
        }
        line = sliceSerialize(effects.exit('lookAhead'), true);
        return ok(code);
      }
    },
  };
  const goOn: State = (code) => decide(line)(code);
  return effects.check(ahead, goOn, goOn);
}

export function consume(effects: Effects, spans: readonly Span[], next: State): State {
  return spans
    .filter(({ length }) => length > 0)
    .reduceRight((after, span) => consumeSpan(effects, span, after), next);
}

function consumeSpan(effects: Effects, { type, length }: Span, next: State): State {
  let left = length;
  // A title is a text like that of a paragraph.
  const isText = type === 'calloutTitle';
  return (code) => {
    effects.enter(type);
    if (isText) effects.enter('chunkText', { contentType: 'text' });
    return more(code);
  };

  function more(code: Code): State | undefined {
    if (left > 0) {
      left--;
      effects.consume(code);
      return more;
    }
    if (isText) effects.exit('chunkText');
    effects.exit(type);
    return next(code);
  }
}

export function tokenizeMatch(type: TokenType, pattern: RegExp): Tokenizer {
  return function (effects, ok, nok) {
    return lookAhead(this, effects, (line) => {
      const [found] = pattern.exec(line) ?? [];
      return found === undefined ? nok : consume(effects, [{ type, length: found.length }], ok);
    });
  };
}
