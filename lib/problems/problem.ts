import { distance } from 'fastest-levenshtein';
import { MESSAGES, WARNINGS } from './messages';

/** Something a writer must put right: where it is, what is wrong, and what to write instead. */
export type Problem = {
  /** Path from the project's folder, e.g. `content/api/run.md`. */
  file: string;
  line?: number;
  column?: number;
  message: string;
  fix: string;
  /** A writer may mean it, so the build goes on. */
  isWarning?: true;
};

/** A position in a file; both count from one. */
export type Position = { line: number; column: number };

export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export type SourceLocation = Pick<Problem, 'file' | 'line' | 'column'>;

/** Finds a field or an entry of a file, given its path: `['hero', 'name']`. */
export type Locate = (path: readonly PropertyKey[]) => Position & { file: string };

/** The message: what is wrong, and what to write instead. */
export type Advice = Pick<Problem, 'message' | 'fix' | 'isWarning'>;

/** Returns the beginning of a typed text, which may go on for pages. */
export function shortened(typed: string, length = 80): string {
  return typed.length > length ? `${typed.slice(0, length)}…` : typed;
}

export type Values = Readonly<Record<string, string | number>>;

const TEXTS = { ...MESSAGES, ...WARNINGS };

export type ProblemKind = keyof typeof TEXTS;

/** Returns the message of a kind of problem. A specific `fix` replaces the general one. */
export function advice(kind: ProblemKind, values: Values = {}, fix?: string): Advice {
  const [message = '', general = ''] = TEXTS[kind]
    .split(/\n\s*/)
    .map((text) => text.replace(/\{(\w+)\}/g, (typed, name) => `${values[name] ?? typed}`));
  return { message, fix: fix ?? general, ...(kind in WARNINGS && { isWarning: true }) };
}

export function problem(
  kind: ProblemKind,
  location: SourceLocation,
  values?: Values,
  fix?: string,
): Problem {
  return { ...location, ...advice(kind, values, fix) };
}

const MAX_DISTANCE = 3;

/** Returns the candidate that a mistyped word most likely means, if one is near: `ordr` is `order`. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  let best: string | undefined;
  let limit = Math.min(MAX_DISTANCE, Math.floor(word.length / 2)) + 1;
  for (const candidate of candidates) {
    // A build compares every dead link with every page.
    if (Math.abs(candidate.length - typed.length) >= limit) continue;
    const other = candidate.toLowerCase();
    const edits = distance(typed, other);
    if (edits >= limit || edits > withoutSharedFolders(typed, other).length / 2) continue;
    best = candidate;
    limit = edits;
  }
  return best;
}

function withoutSharedFolders(path: string, other: string): string {
  const length = [...path].findIndex((letter, index) => letter !== other[index]);
  const end = length < 0 ? path.length : length;
  return path.slice(Math.max(0, path.lastIndexOf('/', end - 1)));
}

export function suggest(
  word: string,
  candidates: readonly string[],
  fixFor = (hit: string) => `Write "${hit}".`,
): string | undefined {
  const hit = nearest(word, candidates);
  return hit === undefined ? undefined : fixFor(hit);
}

export function contentPath(file: string): string {
  return `content/${file}`;
}

/** Writes a location, as far as it is known, as `content/api/run.md:12:5`; editors turn it into a link. */
export function formatLocation({ file, line, column }: Problem): string {
  return [file, line, line && column].filter(Boolean).join(':');
}

export function isError({ isWarning }: Problem): boolean {
  return !isWarning;
}

/** Writes all problems in a stable order, each with its location, message and fix. */
export function formatProblems(problems: readonly Problem[], name = 'problem'): string {
  const entries = [...problems]
    .sort(byLocation)
    .map((problem) => `${formatLocation(problem)}\n  ${problem.message}\n  ${problem.fix}`);
  const count = `${entries.length} ${name}${entries.length === 1 ? '' : 's'} in the content`;
  return `${count}\n\n${entries.join('\n\n')}\n`;
}

export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    // A stack trace would push the problems off the screen.
    this.stack = `${this.name}: ${this.message}`;
  }
}

function byLocation(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
