import MiniSearch, { type Options } from 'minisearch';
import { isUnindexed } from './languages';
import { sectionsOf } from './sections';
import { normalize, tokenize } from './tokenize';
import type { IndexedPage } from './types';

export const FIELDS = ['title', 'address', 'heading', 'names', 'text', 'asked'] as const;
export type Field = (typeof FIELDS)[number];

/** A section as the index has it. The first one of a page has its title and address instead of a heading. */
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
  /** Queries are in the form of the index already. */
  searchOptions: { tokenize: (term: string) => [term] },
} satisfies Options<Document>;

export function buildIndex(pages: readonly IndexedPage[]): MiniSearch {
  const index = new MiniSearch<Document>(INDEX_OPTIONS);
  const sections = sectionsOf(pages.map(({ record }) => record));
  const documents = sections.map(({ page, path, id: anchor, text }, id): Document => {
    const { record, summary = '', asked = [], askedAt = {} } = pages[page] ?? {};
    const lines = text.split('\n').filter((line) => line !== '');
    const prose = lines.filter((line) => !isName(line));
    const phrases =
      anchor === undefined ? asked : (new Map(Object.entries(askedAt)).get(anchor) ?? []);
    return {
      id,
      ...(anchor === undefined
        ? { title: record?.title ?? '', address: lastSegment(record?.routePath ?? '') }
        : { heading: path.at(-1) ?? '' }),
      names: lines.filter(isName).join('\n'),
      text: (anchor === undefined ? [summary, ...prose] : prose).join('\n'),
      ...(phrases.length > 0 && { asked: phrases.join('\n') }),
    };
  });
  index.addAll(documents);
  return index;
}

/** A line of one word is a cell of a table of options, or a term that is explained. */
function isName(line: string): boolean {
  return !/\s/.test(line.trim());
}

/** Returns the last segment of a path: `hmr` and `buildConfig` are what a page is called in code. */
function lastSegment(routePath: string): string {
  return routePath.split('/').filter(Boolean).at(-1) ?? '';
}
