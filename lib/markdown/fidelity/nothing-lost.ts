import 'server-only';
import type { Program } from 'estree';
import * as catalogue from '../../problems/catalogue';
import { ContentError, contentPath, type Problem } from '../../problems/problem';
import { parseMarkdown } from '../parse';
import type { MarkdownSource } from '../types';
import { partsOf } from './compiled-parts';
import { type Piece, piecesOf } from './pieces';

/**
 * Stops the build when the compiled page lacks something of its source. The guard refuses whatever
 * is known to get lost; this finds what nobody knows of, such as a compiler that drops more than it
 * did before.
 */
export function assertNothingLost(source: MarkdownSource, compiled: Program): void {
  const problems = findLost(piecesOf(parseMarkdown(source)), partsOf(compiled)).map((piece) =>
    asProblem(piece, source),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** The pieces of a source of which a page has fewer than the source has. */
export function findLost(pieces: readonly Piece[], parts: ReadonlyMap<string, number>): Piece[] {
  const left = new Map(parts);
  return pieces.filter((piece) => {
    const missing = piece.parts.filter((part) => {
      const count = left.get(part) ?? 0;
      left.set(part, count - 1);
      return count <= 0;
    });
    return missing.length > 0;
  });
}

function asProblem({ typed, line, column }: Piece, { file, bodyOffset }: MarkdownSource): Problem {
  const place = { file: contentPath(file), line: line + bodyOffset, column };
  return catalogue.lostInCompiling(place, typed);
}
