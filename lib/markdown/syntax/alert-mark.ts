import 'server-only';
import { asciiAlpha } from 'micromark-util-character';
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types';
import { SIGN } from './characters';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    alertMark: 'alertMark';
  }
}

/** `[!TIP]` as the first thing of a text; what it means depends on where the text stands. */
export const alertMark: Construct = { name: 'alertMark', tokenize };

function tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { previous } = this;
  return (code) => {
    if (previous !== null) return nok(code);
    effects.enter('alertMark');
    effects.consume(code);
    return exclamation;
  };

  function exclamation(code: Code): State | undefined {
    if (code !== SIGN.exclamation) return nok(code);
    effects.consume(code);
    return first;
  }

  function first(code: Code): State | undefined {
    return asciiAlpha(code) ? rest(code) : nok(code);
  }

  function rest(code: Code): State | undefined {
    if (code === null || code < 0 || code === SIGN.leftBracket) return nok(code);
    effects.consume(code);
    return code === SIGN.rightBracket ? after : rest;
  }

  /** With an address behind it, it is a link. */
  function after(code: Code): State | undefined {
    if (code === SIGN.leftParenthesis || code === SIGN.leftBracket) return nok(code);
    effects.exit('alertMark');
    return ok(code);
  }
}
