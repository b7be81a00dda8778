import type { SearchRecord } from './types';

/** A page without its text, as the first part of an index has it: with the fields of each heading in a row. */
export type PageHeadings = Omit<SearchRecord, 'content' | 'toc'> & {
  toc: readonly (readonly [text: string, depth: number, id?: string])[];
};

/** Without names of fields, and ids that the text of a heading tells, the first part of an index is smaller. */
export function packHeadings({ content: _, toc, ...page }: SearchRecord): PageHeadings {
  return {
    ...page,
    toc: toc.map(({ text, id, depth }) =>
      id === usualId(text) ? [text, depth] : [text, depth, id],
    ),
  };
}

/** The page again, with an empty text. */
export function unpackHeadings({ toc, ...page }: PageHeadings): SearchRecord {
  const headings = toc.map(([text, depth, id = usualId(text)]) => ({
    text,
    id,
    depth,
    charIndex: 0,
  }));
  return { ...page, content: '', toc: headings };
}

function usualId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
