import 'server-only';
import type { TwoslashNode } from 'twoslash';
import type { FenceFault } from './fence-fault';
import { readFenceMeta } from './fence-meta';
import { readLine } from './notation-syntax';
import { readTypes } from './twoslash';

/** What a block is that asks for types, before its notations are read. */
export type TypedFence = {
  /** The code without the marks of twoslash. */
  code: string;
  /** What the compiler knows, by the lines that readers see. */
  types: TwoslashNode[];
  faults: FenceFault[];
  /** Gives a fault that was found in `code` the line that was typed. */
  asTyped: (fault: FenceFault) => FenceFault;
};

/** Compiles a block if the words behind its language ask for it. */
export function readTypedFence(
  typed: string,
  language: string,
  words: string,
): TypedFence | undefined {
  if (!readFenceMeta(words, 0).meta.isTwoslash) return undefined;
  const { code, typedLines, notes, faults } = readTypes(typed, language);
  const shown = code
    .split('\n')
    .flatMap((line, index) => (readLine(line, language).isNotationAlone ? [] : [index]));
  return {
    code,
    types: notes.flatMap((note) => {
      const line = shown.filter((index) => index < note.line).length;
      // A remark stands between lines, all else in one that must be shown.
      return note.type === 'tag' || shown.includes(note.line) ? [{ ...note, line }] : [];
    }),
    faults,
    asTyped: (fault) => ({ ...fault, line: typedLines[fault.line - 1] ?? fault.line }),
  };
}
