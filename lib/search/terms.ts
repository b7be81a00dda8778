import MiniSearch, { type Options } from 'minisearch';
import { isUnindexed } from './languages';
import { normalize } from './normalize';
import { lastSegment, pageSections } from './sections';
import { tokenize } from './tokenizers';
import type { IndexedPage } from './types';

/**
 * A title has a document of `title`, `address`, `text`, `asked`; a section one of `heading`, `names`,
 * `text`, `asked`.
 */
export const FIELDS = ['title', 'address', 'heading', 'names', 'text', 'asked'] as const;
export type Field = (typeof FIELDS)[number];

/** A searched document: a title with the page's phrases, or a section. */
type Document = { id: number } & Partial<Record<Field, string>>;

/** Options of both indexes, for the build, which writes them, and for the browser, which reads them. */
export const INDEX_OPTIONS = {
  fields: [...FIELDS],
  /** In their normal form, each once. */
  tokenize: (text: string, field?: string) => {
    const words = [...new Set(tokenize(text).map(normalize))];
    const isText = field === 'text' || field === 'asked';
    return isText ? words.filter((word) => !isUnindexed(word)) : words;
  },
  processTerm: (term: string) => term,
  /** What is looked for has the form of the index already. */
  searchOptions: { tokenize: (term: string) => [term] },
} satisfies Options<Document>;

export function buildIndex(pages: readonly IndexedPage[]): MiniSearch {
  const index = new MiniSearch<Document>(INDEX_OPTIONS);
  index.addAll(documentsOf(pages));
  return index;
}

function documentsOf(pages: readonly IndexedPage[]): Document[] {
  const documents = pages.flatMap(({ record, summary, asked, askedAt }) => {
    const askedOf = new Map(Object.entries(askedAt));
    const title = {
      title: record.title,
      address: lastSegment(record.routePath),
      text: summary,
      asked: asked.join('\n'),
    };
    const sections = pageSections(record).map(({ path, id, text }) => {
      const lines = text.split('\n').filter((line) => line !== '');
      const heading = path.at(-1);
      const here = id === undefined ? undefined : askedOf.get(id);
      return {
        ...(heading !== undefined && { heading }),
        names: lines.filter(isName).join('\n'),
        text: lines.filter((line) => !isName(line)).join('\n'),
        ...(here && { asked: here.join('\n') }),
      };
    });
    return [title, ...sections];
  });
  return documents.map((document, id) => ({ id, ...document }));
}

/** A line of one word is a cell of a table of options, or a term that is explained. */
function isName(line: string): boolean {
  return !/\s/.test(line.trim());
}
