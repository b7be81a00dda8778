import type { Problem } from '../problems/problem';

/** A piece of Markdown and where it comes from, which its problems name. */
export type MarkdownSource = {
  /** Path inside the content folder. */
  file: string;
  body: string;
  /** How many lines of the file stand before the body. */
  bodyOffset: number;
};

/** A link or picture as it is typed. */
export type Reference = {
  address: string;
  line: number;
  column: number;
  /** The fragment that contains it, if it is not the page itself. */
  file?: string;
};

export type MarkdownFacts = {
  /** The text of the first `#` heading. */
  heading?: string;
  toc: { text: string; id: string; depth: number; charIndex: number }[];
  content: string;
  /** All ids that a URL may name after `#`. */
  ids: string[];
  links: Reference[];
  /** A drawing is inlined into the page; other pictures are loaded. */
  images: (Reference & { alt: string; isDrawing?: true })[];
  problems: Problem[];
};

/** Plain Markdown and Markdown with components are told apart by the file's ending. */
export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}
