import 'server-only';
import * as catalogue from '../../problems/catalogue';
import type { Place, Problem } from '../../problems/problem';
import type { FenceFault } from './fence-fault';
import { type Notation, readLine } from './notation-syntax';

/** What a line of code can be marked as. */
export type LineKind = 'highlight' | 'add' | 'remove' | 'focus' | 'error' | 'warning';

/** A word to highlight, with the lines that it is looked for in: from `first` up to before `end`. */
export type MarkedWord = { text: string; first: number; end: number };

/** Code as readers see it, without notations, and what they said. */
export type NotedCode = {
  lines: { text: string; kinds: Set<LineKind> }[];
  words: MarkedWord[];
  faults: FenceFault[];
};

const KINDS: Record<string, LineKind> = {
  highlight: 'highlight',
  '++': 'add',
  '--': 'remove',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

const KNOWN = [...Object.keys(KINDS), 'word:…'];

/** A notation with the line that holds it, and the first line that it marks. */
type Mark = Notation & { typedLine: number; first: number };

/**
 * Takes notations such as `// [!code ++]` out of code. They are found in the text and not among the
 * words of a grammar: so they mean the same in every language, and the search, whose text is read
 * without highlighting, never finds one.
 */
export function readNotations(code: string, language: string): NotedCode {
  const noted: NotedCode = { lines: [], words: [], faults: [] };
  const marks: Mark[] = [];
  for (const [index, typed] of code.split('\n').entries()) {
    const { text, notations, isNotationAlone, isOutside } = readLine(typed, language);
    for (const notation of notations) {
      const mark = { ...notation, typedLine: index + 1, first: noted.lines.length };
      if (isOutside) noted.faults.push(faultOf(mark, catalogue.notationOutsideComment));
      else marks.push(mark);
    }
    if (!isNotationAlone) noted.lines.push({ text, kinds: new Set() });
  }
  for (const mark of marks) apply(mark, noted);
  return noted;
}

function apply(mark: Mark, { lines, words, faults }: NotedCode): void {
  const { name, word, first } = mark;
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (kind === undefined && word === undefined) {
    faults.push(
      faultOf(mark, (place, typed) => catalogue.unknownNotation(place, typed, name, KNOWN)),
    );
    return;
  }
  // A word is looked for down to the last line, a line is marked alone.
  const end = first + (mark.count ?? (word === undefined ? 1 : Math.max(lines.length - first, 1)));
  if (end > lines.length || end === first) {
    faults.push(faultOf(mark, catalogue.notationBeyondCode));
    return;
  }
  const marked = lines.slice(first, end);
  if (kind !== undefined) for (const { kinds } of marked) kinds.add(kind);
  if (word === undefined) return;
  words.push({ text: word, first, end });
  if (marked.some(({ text }) => text.includes(word))) return;
  faults.push(faultOf(mark, (place) => catalogue.wordNotInCode(place, word)));
}

function faultOf(
  { typed, typedLine }: Mark,
  say: (place: Place, typed: string) => Problem,
): FenceFault {
  return { line: typedLine, near: typed, problemAt: (place) => say(place, typed) };
}
