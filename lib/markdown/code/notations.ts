import 'server-only';
import * as catalogue from '../../problems/catalogue';
import type { Advice } from '../../problems/problem';
import type { LineKind } from './class-names';
import type { FenceProblem } from './fence-meta';

/** A word to highlight in the lines from `first` up to before `end`. */
export type MarkedWord = { text: string; first: number; end: number };

export type NotedCode = {
  /** `row` is the index of the line before lines with nothing but notations were removed. */
  lines: { text: string; kinds: LineKind[]; row: number }[];
  words: MarkedWord[];
  problems: FenceProblem[];
};

const KINDS = new Map<string, LineKind>([
  ['highlight', 'highlight'],
  ['++', 'add'],
  ['--', 'remove'],
  ['focus', 'focus'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

const KNOWN = [...KINDS.keys(), 'word:…'];

const NOTATION = /\[!code(?![\w-])(?:\\.|[^\\\]])*\]?/g;
const WITH_SPACE = new RegExp(`\\s*${NOTATION.source}`, 'g');

/** A backslash allows "]" and ":" in a word. */
const FORM =
  /^\[!code\s+(?:word:(?<word>(?:\\.|[^\\\]:])+)|(?<name>[^\]:]*?))\s*(?::(?<count>\d+))?\s*\]$/;

/** What may follow the notations of a comment that contains nothing else. */
const CLOSING = /^\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Removes notations such as `// [!code ++]`. They mean the same in every language. */
export function readNotations(code: string, language: string): NotedCode {
  const noted: NotedCode = { lines: [], words: [], problems: [] };
  const marks: { notation: ReturnType<typeof parse>; row: number; first: number }[] = [];
  for (const [row, typed] of code.split('\n').entries()) {
    const { text, notations, isNotationAlone, isOutside } = readLine(typed, language);
    for (const notation of notations) {
      if (isOutside) {
        const advice = catalogue.notationOutsideComment(notation.typed);
        noted.problems.push({ line: row + 1, near: notation.typed, ...advice });
      } else marks.push({ notation, row, first: noted.lines.length });
    }
    if (!isNotationAlone) noted.lines.push({ text, kinds: [], row });
  }
  for (const { notation, row, first } of marks) {
    const advice = applyNotation(notation, first, noted);
    if (advice) noted.problems.push({ line: row + 1, near: notation.typed, ...advice });
  }
  return noted;
}

function applyNotation(
  { typed, name, word, count }: ReturnType<typeof parse>,
  first: number,
  { lines, words }: NotedCode,
): Advice | undefined {
  const kind = KINDS.get(name);
  if (kind === undefined && word === undefined)
    return catalogue.unknownNotation(typed, name, KNOWN);
  // Without a count, a word is highlighted down to the last line, and other marks are for one line.
  const end = first + (count ?? (word === undefined ? 1 : Math.max(lines.length - first, 1)));
  if (end > lines.length || end === first) return catalogue.notationBeyondCode(typed);
  const marked = lines.slice(first, end);
  if (word === undefined) {
    for (const { kinds } of marked) if (kind && !kinds.includes(kind)) kinds.push(kind);
    return undefined;
  }
  words.push({ text: word, first, end });
  return marked.some(({ text }) => text.includes(word)) ? undefined : catalogue.wordNotInCode(word);
}

/** Removes the notations of a line, and with them a comment that holds nothing else. */
export function readLine(line: string, language: string) {
  const matches = [...line.matchAll(NOTATION)];
  const [first] = matches;
  if (!first) {
    return { text: unescaped(line), notations: [], isNotationAlone: false, isOutside: false };
  }
  const { opening, inside } = commentMarks(language);
  const before = line.slice(0, first.index);
  const after = line.slice(first.index).replace(NOTATION, '');
  const rest = before.replace(opening, '');
  const isCommentRemoved = rest !== before && CLOSING.test(after);
  return {
    text: unescaped(isCommentRemoved ? rest : line.replace(WITH_SPACE, '')),
    notations: matches.map(([typed]) => parse(typed)),
    /** The line was a comment with notations and nothing else, so readers do not see it. */
    isNotationAlone: isCommentRemoved && rest.trim() === '',
    /** The notations are not in a comment. */
    isOutside: !isCommentRemoved && !inside.test(before),
  };
}

/** Reads `[!code name]`, `[!code name:lines]` or `[!code word:…]`. */
function parse(typed: string) {
  const { word, name = '', count } = FORM.exec(typed)?.groups ?? {};
  return {
    typed,
    name: word === undefined ? name : 'word',
    word: word?.replace(/\\(.)/g, '$1'),
    count: count === undefined ? undefined : Number(count),
  };
}

/** `[\!code …]` shows a notation instead of applying it. */
function unescaped(text: string): string {
  return text.replaceAll('[\\!code', '[!code');
}

/** Comment marks that mean something else in other languages. */
const RARE_MARKS: [mark: string, languages: string[]][] = [
  ['--', ['ada', 'elm', 'haskell', 'lua', 'sql']],
  [';+', ['asm', 'clojure', 'ini', 'lisp', 'scheme']],
  ['%+', ['erlang', 'latex', 'matlab', 'prolog', 'tex']],
  ["'", ['vb']],
];

function commentMarks(language: string): { opening: RegExp; inside: RegExp } {
  const rare = RARE_MARKS.find(([, languages]) => languages.includes(language))?.[0];
  const more = rare ? `|${rare}` : '';
  return {
    opening: new RegExp(`\\s*(?:\\{\\s*/\\*+|/\\*+|//+|#+|<!--${more})\\s*$`),
    inside: new RegExp(`(?:^|[\\s{;])(?:/\\*+|//+|(?:#+${more})(?=\\s)|<!--)|^\\s*\\*\\s`),
  };
}

/** Recordings of a terminal: a line without a prompt is output. */
const RECORDINGS = new Set(['console', 'shellsession', 'shell-session']);

const UNIX = new Set(['bash', 'sh', 'shell', 'shellscript', 'zsh', 'fish']);
const WINDOWS = new Set(['powershell', 'ps', 'ps1', 'pwsh', 'bat', 'batch', 'cmd']);

const UNIX_PROMPT = /^\$ /;
const WINDOWS_PROMPT = /^(?:PS(?: [A-Za-z]:\\[^>]*)?|[A-Za-z]:\\[^>]*)> ?/;
/** Also after the name of a machine or folder: `ada@host:~$ `. */
const RECORDED_PROMPT = /^(?:\S+@[^\s$%#]+ ?|\[[^\]]+\]|~\S* )?[$%#❯➜] /;

/** The prompt of a command that continues on the next line. */
const CONTINUATION = /^> /;

/**
 * Finds prompts and output, because readers want to copy only the commands. `prompt` is the number of
 * characters at the beginning of a line that are one.
 */
export function readPrompts(lines: readonly string[], language: string) {
  const isRecording = RECORDINGS.has(language);
  const prompts = promptsOf(language);
  let continues = false;
  return lines.map((line) => {
    const found =
      prompts.map((prompt) => prompt.exec(line)?.[0]).find((text) => text !== undefined) ??
      (continues ? CONTINUATION.exec(line)?.[0] : undefined);
    const isCommand = found !== undefined || continues;
    continues = isCommand && /[\\`^]$/.test(line);
    return { prompt: found?.length ?? 0, isOutput: isRecording && !isCommand };
  });
}

function promptsOf(language: string): RegExp[] {
  if (RECORDINGS.has(language)) return [RECORDED_PROMPT, WINDOWS_PROMPT];
  if (UNIX.has(language)) return [UNIX_PROMPT];
  return WINDOWS.has(language) ? [WINDOWS_PROMPT] : [];
}

export function languageOfCommands(language: string): string {
  return RECORDINGS.has(language) ? 'bash' : language;
}
