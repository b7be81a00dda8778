import MiniSearch, { type Options } from 'minisearch';
import { fingerprint } from './fingerprint';
import { normalize } from './normalize';
import { nameOf } from './page-texts';
import { sectionsOf } from './sections';
import { isUnindexed } from './stop-words';
import { tokenize } from './tokenizers';
import type { SearchRecord } from './types';

/**
 * Raise it when the build and the browser take texts apart differently than before: a page that is
 * still open then sees that a newer index is not for it.
 */
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
    // Nobody looks for them, and they would take up a tenth of the index.
    return field === 'text' ? words.filter((word) => !isUnindexed(normalize(word))) : words;
  },
  processTerm: normalize,
} satisfies Options<Document>;

/** Looks for a word that has the form of the index already, as it is. */
export const AS_INDEXED = {
  tokenize: (term: string) => [term],
  processTerm: (term: string) => term,
};

/** The index as it stands in its file, with what it was made from. */
export type SearchTerms = ReturnType<MiniSearch['toJSON']> & { engine: number; records: number };

/**
 * The index of a set of pages, as it goes into a file. A page is also found by the words of its
 * summary, which says in the reader's words what the page is for.
 *
 *     const json = JSON.stringify(records);
 *     JSON.stringify(buildTerms(records, json)) //=> what MiniSearch.loadJSON reads
 */
export function buildTerms(
  records: readonly SearchRecord[],
  json: string,
  summaries: readonly (string | undefined)[] = [],
): SearchTerms {
  const index = indexOf(records, summaries);
  return { ...index.toJSON(), engine: ENGINE_VERSION, records: fingerprint(json) };
}

/** The index of a set of pages, ready to be asked. */
export function indexOf(
  records: readonly SearchRecord[],
  summaries: readonly (string | undefined)[],
): MiniSearch {
  const index = new MiniSearch<Document>(INDEX_OPTIONS);
  index.addAll(documentsOf(records, summaries));
  return index;
}

function documentsOf(
  records: readonly SearchRecord[],
  summaries: readonly (string | undefined)[],
): Document[] {
  const documents = records.flatMap((record, page) => [
    { title: record.title, address: nameOf(record.routePath), text: summaries[page] ?? '' },
    ...sectionsOf(record).map(({ path, text }) => {
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
