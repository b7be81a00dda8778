import type { RoutePath } from '../routing/route-path';
import type { SiteGroups } from '../routing/sections';
import type { SearchRecord } from './documents';
import type { LearnedQuestions } from './learned';

/** A stretch of a text: from `start` up to, not including, `end`. */
export type Range = { start: number; end: number };

/** A `Range` in the unit of the search's specification, see `highlightInfoList`. */
export type HighlightInfo = { start: number; length: number };

/** Separator of the headings of a path. */
export const PATH_SEPARATOR = ' > ';

type SuggestionBase = {
  title: string;
  /** The place on the page: the title, and below it the headings, as `title > h2 > h3`. */
  header: string;
  /** The page's address, with `#id` when the row is about a part of it. */
  link: string;
  query: string;
  /** Ranges to highlight in the title, the header or the statement, by the type of the row. */
  marks: Range[];
  /** The same in the unit of the specification. */
  highlightInfoList: HighlightInfo[];
};

export type Suggestion = SuggestionBase &
  (
    | { type: 'title' }
    /** The summary of the section, if it has one. */
    | { type: 'header'; answer?: string | undefined }
    /** The text of the section; `isAnswer` where it answers the question, most likely. */
    | { type: 'content'; statement: string; isAnswer?: true }
  );

/** A page that was found, with the rows that lead to it and into it. */
export type PageResult = {
  /** The page's number in the index; two pages may have one title. */
  id: number;
  title: string;
  routePath: RoutePath;
  group: string;
  /** The rows in the order title, headers, contents; never empty. */
  suggestions: Suggestion[];
};

export type SearchResults = {
  query: string;
  /** The beginnings of words, in their normal form, that are marked on the page that the reader opens. */
  words: readonly string[];
  /** The pages, the best first. Unless all were asked for, the first ones of each group. */
  pages: PageResult[];
  /** The number of pages found in each group, in the order of the site; groups without are absent. */
  groups: { name: string; count: number }[];
  /** True if much of a question is nowhere on the site; `pages` are only what is nearest to it. */
  isUnsure?: true;
};

export type SearchOptions = {
  /** Requested results: the first pages of each group, or all. */
  show?: 'first' | 'all';
};

/** The only search file with a fixed name: it lists the names of the others. */
export const INDEX_NAMES_FILE = 'search_names.json';

/** Raise it when words are split or files are written differently, so that open pages refuse a newer index. */
export const ENGINE_VERSION = 12;

/** The files of one language and version, and the version of the engine that reads them. */
export type IndexNames = { records: string; headings: string; terms: string; engine: number };

/** The first file that a search needs: all pages without their texts, and a MiniSearch index of that as JSON. */
export type HeadingsFile = { records: SearchRecord[]; index: string };

/** The index of everything, which is read together with the texts of the pages. */
export type TermsFile = { index: string; learned: LearnedQuestions };

/** The index of one language and version, and how its pages are grouped. */
export type IndexSource = {
  /** The absolute URL beside which the files are: a worker has no page to resolve a path against. */
  base: string;
  files: IndexNames;
  groups: SiteGroups;
};

/** A query and its index. An empty query returns nothing, once the index is loaded. */
export type SearchInput = {
  source: IndexSource;
  query: string;
  options?: SearchOptions | undefined;
};

/** Finds pages. `onFirst` gets what titles and headings alone give, while the rest of the index is loading. */
export type SearchEngine = (
  input: SearchInput,
  onFirst?: (results: SearchResults) => void,
) => Promise<SearchResults>;

/** Message from the page to the worker; `id` comes back with the replies. */
export type SearchRequest = SearchInput & { id: number };

/** Reply of the worker; the results of titles and headings alone precede the others. */
export type SearchReply = { id: number } & (
  | { results: SearchResults; isFirst?: true }
  | { failure: string }
);
