import 'server-only';
import { factorySpace } from 'micromark-factory-space';
import { asciiAlpha, asciiAlphanumeric } from 'micromark-util-character';
import type {
  Code,
  Construct,
  Effects,
  ParseContext,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';
import { calloutTitle } from './callout-title';
import { FEWEST_COLONS, isLineEnd, SIGN } from './characters';
import { isVerbatim } from './open-flow';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    callout: 'callout';
    calloutFence: 'calloutFence';
    calloutSequence: 'calloutSequence';
    calloutKind: 'calloutKind';
    calloutEnd: 'calloutEnd';
  }
  interface Token {
    /** The number of colons that open a callout. */
    _colons?: number;
  }
  interface ContainerState {
    callout?: Token;
    isClosed?: boolean;
  }
}

/**
 * The lines between `:::tip` and `:::`, a container like a quotation: whatever Markdown may stand
 * in them, a callout too. Unlike a quotation it has no mark on each line, so it lasts until the
 * line that closes it, or until the container around it ends.
 */
export const calloutContainer: Construct = {
  name: 'callout',
  tokenize: tokenizeOpening,
  continuation: { tokenize: tokenizeContinuation },
  exit(effects) {
    const others = openCallouts(this.parser).filter(
      (token) => token !== this.containerState?.callout,
    );
    openInText.set(this.parser, others);
    effects.exit('callout');
  },
};

const openInText = new WeakMap<ParseContext, Token[]>();

/** The callouts that are open at present, from the outermost to the innermost. */
function openCallouts(text: ParseContext): Token[] {
  const open = openInText.get(text) ?? [];
  openInText.set(text, open);
  return open;
}

function tokenizeOpening(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const state = this.containerState ?? {};
  const open = openCallouts(this.parser);
  return (code) => {
    const token = effects.enter('callout', { _container: true });
    state.callout = token;
    effects.enter('calloutFence');
    return colons(effects, nok, (count) => {
      token._colons = count;
      return factorySpace(effects, kind, 'whitespace');
    })(code);
  };

  function kind(code: Code): State | undefined {
    if (!asciiAlpha(code)) return nok(code);
    effects.enter('calloutKind');
    effects.consume(code);
    return kindRest;
  }

  function kindRest(code: Code): State | undefined {
    if (asciiAlphanumeric(code) || code === SIGN.hyphen || code === SIGN.underscore) {
      effects.consume(code);
      return kindRest;
    }
    effects.exit('calloutKind');
    return effects.attempt(calloutTitle, end, nok)(code);
  }

  function end(code: Code): State | undefined {
    effects.exit('calloutFence');
    const token = state.callout;
    // A line is first looked at and then read, which makes two tokens of one callout.
    if (open.at(-1)?.start.offset === token?.start.offset) open.pop();
    if (token) open.push(token);
    return ok(code);
  }
}

function tokenizeContinuation(
  this: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
): State {
  const state = this.containerState ?? {};
  return (code) => (state.isClosed ? nok(code) : effects.attempt(closing, closed, ok)(code));

  function closed(code: Code): State | undefined {
    state.isClosed = true;
    // Ends what is open in the callout: a list, a paragraph, a callout that nobody closed.
    state._closeFlow = true;
    return ok(code);
  }
}

const closing: Construct = { partial: true, tokenize: tokenizeClosing };

function tokenizeClosing(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const own = this.containerState?.callout;
  const { events } = this;
  const open = openCallouts(this.parser);
  const lineStart = this.now().column;
  let column = 0;
  let size = 0;
  return factorySpace(effects, before, 'linePrefix');

  function before(code: Code): State | undefined {
    // Indented like the text of a list around or before it, it is a closing line all the same.
    ({ column } = effects.enter('calloutEnd').start);
    return colons(effects, nok, (count) => {
      size = count;
      return factorySpace(effects, after, 'whitespace');
    })(code);
  }

  function after(code: Code): State | undefined {
    if (!isLineEnd(code) || isVerbatim(events, column - lineStart)) return nok(code);
    if (closedBy(open, size, column) !== own) return nok(code);
    effects.exit('calloutEnd');
    return ok(code);
  }
}

/**
 * Which of the open callouts a line of colons closes: the innermost with as many colons, or else
 * with fewer. What stands further right is left out, since its own line would stand there too.
 */
function closedBy(open: readonly Token[], size: number, column: number): Token | undefined {
  const sameSize = open.filter(({ _colons }) => _colons === size);
  const candidates =
    sameSize.length > 0 ? sameSize : open.filter(({ _colons = 0 }) => _colons < size);
  return candidates.findLast(({ start }) => start.column <= column) ?? candidates.at(-1);
}

/** Reads three or more colons; `then` is told how many. */
function colons(effects: Effects, nok: State, then: (count: number) => State): State {
  let count = 0;
  return (code) => {
    if (code !== SIGN.colon) return nok(code);
    effects.enter('calloutSequence');
    return more(code);
  };

  function more(code: Code): State | undefined {
    if (code === SIGN.colon) {
      effects.consume(code);
      count++;
      return more;
    }
    if (count < FEWEST_COLONS) return nok(code);
    effects.exit('calloutSequence');
    return then(count)(code);
  }
}
