import MiniSearch, { type Options } from 'minisearch';
import type { Page } from '../content/pages';
import { isUnindexed } from './languages';
import { normalize, tokenize } from './tokenize';

/** A page as the search reads it; the published index is an array of these. */
export type SearchRecord = Pick<Page, 'routePath' | 'title' | 'content' | 'toc'> & {
  id: number;
  /** True if its front matter ranks the page below others; absent from all other pages. */
  isLow?: true;
  /** True if its headings are terms, which it explains; absent from all other pages. */
  hasTerms?: true;
};

/** A page to index, with phrases that find it without being shown. */
export type IndexedPage = {
  record: SearchRecord;
  /** Its description. */
  summary: string;
  /** Phrases that readers type and the page does not use. */
  asked: readonly string[];
  /** The same for one section each, by the id of its heading. */
  askedAt: Readonly<Record<string, readonly string[]>>;
};

/** By address of a page or section, questions that it answers in other words. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** A section of a page, below its title or one heading, up to the next: a document of the index, by its position. */
export type Section = {
  page: number;
  /** The documents of the title and the headings above it. */
  parents: readonly number[];
  /** The title and the headings that lead to it, with its own heading. */
  path: readonly string[];
  /** Absent at the top of a page. */
  id?: string;
  /** Its text without the heading. */
  text: string;
};

/** Returns the sections of all pages. The build and the browser number them in the same way. */
export function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
  records.forEach(({ title, content, toc }, page) => {
    const top = sections.length;
    const endOf = (index: number) => toc[index + 1]?.charIndex ?? content.length;
    sections.push({ page, parents: [], path: [title], text: content.slice(0, endOf(-1)) });
    toc.forEach(({ text: heading, id, charIndex, depth }, index) => {
      // The heading before it, or one of those above that.
      const before = [...(sections.at(-1)?.parents ?? []), sections.length - 1];
      const parents = before.filter((section) => section === top || depthOf(section) < depth);
      const path = [...parents.map((section) => sections[section]?.path.at(-1) ?? ''), heading];
      const text = content.slice(charIndex + heading.length, endOf(index));
      sections.push({ page, parents, path, id, text });
    });

    function depthOf(section: number): number {
      return toc[section - top - 1]?.depth ?? 0;
    }
  });
  return sections;
}

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
