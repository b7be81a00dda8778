import MiniSearch, { type Options } from 'minisearch';
import { normalize } from './normalize';
import { nameOf, pageSections } from './sections';
import { isUnindexed, tokenize } from './tokenizers';
import type { SearchRecord } from './types';

/** Raise it when words are split differently, so that open pages refuse a newer index. */
export const ENGINE_VERSION = 1;

/** A title has a document of `title`, `address`, `text`; a section one of `heading`, `names`, `text`. */
export type Field = 'title' | 'address' | 'heading' | 'names' | 'text';

/** What is searched: a title with the name in the address and the summary, or a section. */
type Document = { id: number } & Partial<Record<Field, string>>;

/** One set-up for the build, which writes the index, and for the browser, which reads it. */
export const INDEX_OPTIONS = {
  fields: ['title', 'address', 'heading', 'names', 'text'] satisfies Field[],
  tokenize: (text: string, field?: string) => {
    const words = tokenize(text);
    return field === 'text' ? words.filter((word) => !isUnindexed(normalize(word))) : words;
  },
  processTerm: normalize,
} satisfies Options<Document>;

/** Looks for a word that has the form of the index already, as it is. */
export const AS_INDEXED = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};

/** The index as it is in its file, with the fingerprint of its records. */
export type SearchTerms = ReturnType<MiniSearch['toJSON']> & { engine: number; records: number };

/** The index as it goes into a file. A page is also found by the words of its summary. */
export function buildTerms(
  records: readonly SearchRecord[],
  json: string,
  summaries: readonly string[] = [],
): SearchTerms {
  const index = indexOf(records, summaries);
  return { ...index.toJSON(), engine: ENGINE_VERSION, records: fingerprint(json) };
}

/** A number that changes with the text; it tells files apart and protects nothing. */
export function fingerprint(text: string): number {
  // FNV-1a, because `crypto.subtle` exists on secure origins only.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

export function indexOf(
  records: readonly SearchRecord[],
  summaries: readonly string[],
): MiniSearch {
  const index = new MiniSearch<Document>(INDEX_OPTIONS);
  index.addAll(documentsOf(records, summaries));
  return index;
}

function documentsOf(records: readonly SearchRecord[], summaries: readonly string[]): Document[] {
  const documents = records.flatMap((record, page) => [
    { title: record.title, address: nameOf(record.routePath), text: summaries[page] ?? '' },
    ...pageSections(record).map(({ path, text }) => {
      const lines = text.split('\n').filter((line) => line !== '');
      const heading = path.at(-1);
      return {
        ...(heading !== undefined && { heading }),
        names: lines.filter(isName).join('\n'),
        text: lines.filter((line) => !isName(line)).join('\n'),
      };
    }),
  ]);
  return documents.map((document, id) => ({ id, ...document }));
}

/** A line of one word is a cell of a table of options, or a term that is explained. */
function isName(line: string): boolean {
  return !/\s/.test(line.trim());
}
