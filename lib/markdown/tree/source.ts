import 'server-only';
import type { Nodes } from 'hast';
import {
  contentPath,
  type Position,
  positionAt,
  type SourceLocation,
} from '../../problems/problem';

/** The Markdown of a file, with all lines where they are in the file. */
export type MarkdownSource = {
  file: string;
  body: string;
};

/** Plain Markdown and Markdown with components are distinguished by the file name extension. */
export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

export function locationOf(
  { position }: Pick<Nodes, 'position'>,
  { file }: Pick<MarkdownSource, 'file'>,
): SourceLocation & Position {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { file: contentPath(file), line, column };
}

export function locationAt({ file, body }: MarkdownSource, offset: number): SourceLocation {
  return { file: contentPath(file), ...positionAt(body, offset) };
}
