import 'server-only';
import { factorySpace } from 'micromark-factory-space';
import type { Code, Construct, Effects, State } from 'micromark-util-types';
import { isLineEnd, SIGN } from './characters';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingIdMark: 'headingIdMark';
  }
}

/**
 * `{#id}` as the last thing of a text. In a page with components it has to be known before braces
 * are read as code, which a heading's id is not.
 */
export const headingIdMark: Construct = { name: 'headingIdMark', tokenize };

function tokenize(effects: Effects, ok: State, nok: State): State {
  return (code) => {
    effects.enter('headingIdMark');
    effects.consume(code);
    return hash;
  };

  function hash(code: Code): State | undefined {
    if (code !== SIGN.hash) return nok(code);
    effects.consume(code);
    return id;
  }

  function id(code: Code): State | undefined {
    if (isLineEnd(code) || code === SIGN.leftBrace) return nok(code);
    effects.consume(code);
    return code === SIGN.rightBrace ? end : id;
  }

  function end(code: Code): State | undefined {
    effects.exit('headingIdMark');
    return factorySpace(effects, after, 'whitespace')(code);
  }

  function after(code: Code): State | undefined {
    return code === null ? ok(code) : nok(code);
  }
}
