import 'server-only';
import type { Nodes } from 'hast';
import { contentPath, type Place } from '../problems/problem';

/** A piece of Markdown and where it comes from, which its problems name. */
export type MarkdownSource = {
  /** Path inside the content folder. */
  file: string;
  body: string;
  /** How many lines of the file stand before the body. */
  bodyOffset: number;
};

/** Plain Markdown and Markdown with components are told apart by the file's ending. */
export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

export function placeOf(
  { position }: Pick<Nodes, 'position'>,
  { file, bodyOffset }: Pick<MarkdownSource, 'file' | 'bodyOffset'>,
): Place & { line: number; column: number } {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { file: contentPath(file), line: line + bodyOffset, column };
}
