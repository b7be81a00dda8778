import 'server-only';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { FEWEST_COLONS, isLineEnd, SIGN } from './characters';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    strayColons: 'strayColons';
  }
}

/** A line of colons that neither opens a callout nor closes one; it would be shown as typed. */
export const strayLine: Construct = { name: 'strayColons', tokenize };

/** The same in a line of a paragraph, where it is indented too far for anything else. */
export const strayLineInText: Construct = {
  name: 'strayColons',
  previous: startsLine,
  tokenize(effects, ok, nok) {
    // `previous` only ends a run of plain words; after other things the tokenizer is asked anyway.
    return startsLine.call(this) ? tokenize(effects, ok, nok) : nok;
  },
};

function tokenize(effects: Effects, ok: State, nok: State): State {
  let colons = 0;
  return (code) => {
    effects.enter('strayColons');
    return first(code);
  };

  function first(code: Code): State | undefined {
    if (code !== SIGN.colon) return colons < FEWEST_COLONS ? nok(code) : rest(code);
    colons++;
    effects.consume(code);
    return first;
  }

  function rest(code: Code): State | undefined {
    if (isLineEnd(code)) {
      effects.exit('strayColons');
      return ok(code);
    }
    effects.consume(code);
    return rest;
  }
}

function startsLine(this: TokenizeContext): boolean {
  const last = this.events.at(-1)?.[1].type;
  return last === 'lineEnding' || last === 'linePrefix';
}
