import 'server-only';
import type { Nodes } from 'hast';
import { contentPath, type Place } from '../problems/problem';
import type { MarkdownSource } from './types';

export function placeOf(
  { position }: Pick<Nodes, 'position'>,
  { file, bodyOffset }: Pick<MarkdownSource, 'file' | 'bodyOffset'>,
): Place & { line: number; column: number } {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { file: contentPath(file), line: line + bodyOffset, column };
}
