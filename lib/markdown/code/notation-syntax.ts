import 'server-only';

/** `[!code name]` or `[!code name:lines]` as it stands in a line of code. */
export type Notation = {
  typed: string;
  name: string;
  /** The word to highlight, for `[!code word:…]`. */
  word?: string | undefined;
  /** How many lines are marked, where that is said. */
  count?: number | undefined;
};

/** A line of code and the notations that were taken out of it. */
export type ReadLine = {
  text: string;
  notations: Notation[];
  /** The line held a comment of notations and nothing else. */
  isNotationAlone: boolean;
  /** The notations stand in no comment. */
  isOutside: boolean;
};

const NOTATION = /\[!code(?![\w-])(?:\\.|[^\\\]])*\]?/g;

/** A backslash lets a word hold "]" and ":". */
const FORM =
  /^\[!code\s+(?:word:(?<word>(?:\\.|[^\\\]:])+)|(?<name>[^\]:]*?))\s*(?::(?<count>\d+))?\s*\]$/;

/**
 * Takes the notations out of a line. A comment that held nothing else goes with them, and the space
 * before it.
 *
 *     readLine('run(); // [!code ++]', 'ts').text //=> 'run();'
 */
export function readLine(line: string, language: string): ReadLine {
  const matches = [...line.matchAll(NOTATION)];
  const [first] = matches;
  if (!first) {
    return { text: unescaped(line), notations: [], isNotationAlone: false, isOutside: false };
  }
  const { opening, inside } = commentMarks(language);
  const before = line.slice(0, first.index);
  const behind = line.slice(first.index).replace(NOTATION, '');
  const left = before.replace(opening, '');
  const isEmptied = left !== before && CLOSING.test(behind);
  return {
    text: unescaped(isEmptied ? left : line.replace(WITH_SPACE, '')),
    notations: matches.map(([typed]) => parse(typed)),
    isNotationAlone: isEmptied && left.trim() === '',
    isOutside: !isEmptied && !inside.test(before),
  };
}

const WITH_SPACE = new RegExp(`\\s*${NOTATION.source}`, 'g');

/** What may stand behind the notations of a comment that holds nothing else. */
const CLOSING = /^\s*(?:\*\/\s*\}?|-->)?\s*$/;

function parse(typed: string): Notation {
  const { word, name, count } = FORM.exec(typed)?.groups ?? {};
  return {
    typed,
    name: word === undefined ? (name ?? '') : 'word',
    word: word?.replace(/\\(.)/g, '$1'),
    count: count === undefined ? undefined : Number(count),
  };
}

/** `[\!code …]` shows a notation instead of following it. */
function unescaped(text: string): string {
  return text.replaceAll('[\\!code', '[!code');
}

/** Signs that begin a comment in some languages, and mean something else in the others. */
const RARE: Record<string, string> = {
  ada: '--',
  asm: ';+',
  clojure: ';+',
  elm: '--',
  erlang: '%+',
  haskell: '--',
  ini: ';+',
  latex: '%+',
  lisp: ';+',
  lua: '--',
  matlab: '%+',
  prolog: '%+',
  scheme: ';+',
  sql: '--',
  tex: '%+',
  vb: "'",
};

function commentMarks(language: string): { opening: RegExp; inside: RegExp } {
  const rare = Object.hasOwn(RARE, language) ? `|${RARE[language]}` : '';
  return {
    opening: new RegExp(`\\s*(?:\\{\\s*/\\*+|/\\*+|//+|#+|<!--${rare})\\s*$`),
    inside: new RegExp(`(?:^|[\\s{;])(?:/\\*+|//+|(?:#+${rare})(?=\\s)|<!--)|^\\s*\\*\\s`),
  };
}
