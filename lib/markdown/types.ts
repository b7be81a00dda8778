import type { Problem } from '../problems/problem';

/** How a file is read: plain Markdown, or Markdown with components. */
export type MarkdownFormat = 'md' | 'mdx';

/** Where a piece of Markdown comes from; problems are told by it. */
export type MarkdownSource = {
  /** Path inside the content folder. */
  file: string;
  body: string;
  /** How many lines of the file stand before the body. */
  bodyOffset: number;
};

/** A link or picture as it stands in the text. */
export type Reference = {
  address: string;
  line: number;
  column: number;
  /** The fragment that it stands in, if it is not the page itself. */
  file?: string;
};

/** What is known of a page's Markdown without rendering it. */
export type MarkdownFacts = {
  /** The text of the first `#` heading. */
  heading?: string;
  toc: { text: string; id: string; depth: number; charIndex: number }[];
  content: string;
  /** All ids that an address may name after `#`. */
  ids: string[];
  links: Reference[];
  /** A drawing becomes a part of the page, any other picture is only shown in it. */
  images: (Reference & { alt: string; isDrawing?: true })[];
  problems: Problem[];
};

/** Plain Markdown and Markdown with components are told apart by the file's ending. */
export function formatOf(file: string): MarkdownFormat {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}
