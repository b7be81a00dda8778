import 'server-only';
import { factorySpace } from 'micromark-factory-space';
import type {
  Construct,
  Effects,
  ParseContext,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';
import { closeContent, enterContainer, isVerbatim } from './micromark-internals';
import { consume, lookAhead, type Span } from './read-line';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    callout: 'callout';
    /** Colons, spaces and brackets around kind and title. */
    calloutMark: 'calloutMark';
    calloutKind: 'calloutKind';
    calloutTitle: 'calloutTitle';
    calloutUnread: 'calloutUnread';
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

/** How many callouts may stand in each other; each makes the reading of every line slower. */
export const DEEPEST_CALLOUT = 20;

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
    forget(this);
    effects.exit('callout');
  },
};

const openInText = new WeakMap<ParseContext, Token[]>();

function openCallouts(text: ParseContext): Token[] {
  const open = openInText.get(text) ?? [];
  openInText.set(text, open);
  return open;
}

function forget({ parser, containerState }: TokenizeContext): void {
  const others = openCallouts(parser).filter((token) => token !== containerState?.callout);
  openInText.set(parser, others);
}

function tokenizeOpening(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const state = this.containerState ?? {};
  const open = openCallouts(this.parser);
  return lookAhead(this, effects, (line) => {
    const [, colons = '', space = '', kind, rest = ''] = OPENING.exec(line) ?? [];
    const title = titleSpans(rest);
    if (kind === undefined || !title) return nok;
    const spans: Span[] = [
      { type: 'calloutMark', length: colons.length + space.length },
      { type: 'calloutKind', length: kind.length },
      ...title,
    ];
    return (code) => {
      const token = enterContainer(effects, 'callout');
      token._colons = colons.length;
      state.callout = token;
      return consume(effects, spans, opened(token))(code);
    };
  });

  function opened(token: Token): State {
    return (code) => {
      // A line is first looked at and then read, which makes two tokens of one callout.
      if (open.at(-1)?.start.offset === token.start.offset) open.pop();
      if (open.length >= DEEPEST_CALLOUT) return nok(code);
      open.push(token);
      return ok(code);
    };
  }
}

const OPENING = /^(:{3,})( *)([a-z][\w-]*)(.*)$/i;

/**
 * What follows the kind of a callout: nothing, ` Title`, `[Title]` or `{title="Title"}`. Other
 * braces and brackets become `calloutUnread`, which is reported to the writer. Anything else means that
 * this is no callout.
 */
function titleSpans(rest: string): Span[] | undefined {
  const isUnread = UNREAD.test(rest);
  for (const pattern of isUnread ? MARKED_TITLES : [...MARKED_TITLES, PLAIN_TITLE]) {
    const found = pattern.exec(rest);
    if (!found) continue;
    const [, before = '', title = '', after = ''] = found;
    return [
      { type: 'calloutMark', length: before.length },
      { type: 'calloutTitle', length: title.length },
      { type: 'calloutMark', length: after.length },
    ];
  }
  return isUnread ? [{ type: 'calloutUnread', length: rest.length }] : undefined;
}

const MARKED_TITLES = [
  /^( *\\?\{ *title *= *")(.*)(" *\} *)$/,
  /^( *\\?\{ *title *= *')(.*)(' *\} *)$/,
  /^( *\\?\{ *title *= *)([^"'} ][^}]*|)(\} *)$/,
  /^( *\[)((?:\\.|[^\\[\]]|\[(?:\\.|[^\\[\]])*\])*)(\] *)$/,
];

const PLAIN_TITLE = /^( +|$)(|.*[^ ])( *)$/;

/** Braces, and brackets that follow the kind at once, are never a part of the title itself. */
const UNREAD = /^( *\{|\[)/;

function tokenizeContinuation(
  this: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
): State {
  const state = this.containerState ?? {};
  const closed: State = (code) => {
    state.isClosed = true;
    closeContent(state);
    // micromark leaves the container only after the next line has looked for what it closes.
    forget(this);
    return ok(code);
  };
  return (code) =>
    state.isClosed
      ? nok(code)
      : effects.attempt({ partial: true, tokenize: tokenizeClosing }, closed, ok)(code);
}

function tokenizeClosing(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const own = this.containerState?.callout;
  const open = openCallouts(this.parser);
  const lineStart = this.now().column;
  // Indented like the text of a list around or before it, it is a closing line all the same.
  return factorySpace(effects, afterIndent(this), 'linePrefix');

  function afterIndent(context: TokenizeContext): State {
    return lookAhead(context, effects, (line) => {
      const [, colons] = /^(:{3,}) *$/.exec(line) ?? [];
      const { column } = context.now();
      if (colons === undefined || isVerbatim(context.events, column - lineStart)) return nok;
      if (closedBy(open, colons.length, column) !== own) return nok;
      return consume(effects, [{ type: 'calloutEnd', length: line.length }], ok);
    });
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
