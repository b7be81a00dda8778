import type { PageRecord } from '../content/pages';
import type { RoutePath } from '../routing/route-path';

/** A page as the search reads it; the published index is an array of these. */
export type SearchRecord = Pick<PageRecord, 'routePath' | 'title' | 'content' | 'toc'> & {
  id: number;
  /** Whether its front matter ranks the page below others; absent from all other pages. */
  isLow?: true;
  /** Whether its headings are terms, which it explains; absent from all other pages. */
  hasTerms?: true;
};

/** What the index is made from: a page, and what finds it without being shown. */
export type IndexedPage = {
  record: SearchRecord;
  /** What the page is for, in a sentence. */
  summary: string;
  /** What readers ask that the page answers in other words. */
  asked: readonly string[];
  /** The same for one section each, by the id of its heading. */
  askedAt: Readonly<Record<string, readonly string[]>>;
};

/** By address of a page or section, what readers have asked that is answered there; below `none`, what nothing answers. */
export type Questions = Readonly<Record<string, readonly string[]>> & {
  none?: readonly string[];
};

/** A stretch of a text: from `start` up to, not including, `end`. */
export type Range = { start: number; end: number };

/** A `Range` in the unit of the search's specification, see `highlightInfoList`. */
export type HighlightInfo = { start: number; length: number };

/** What is between the headings of a path. */
export const PATH_SEPARATOR = ' > ';

type SuggestionBase = {
  title: string;
  /** The place on the page: the title, and below it the headings, as `title > h2 > h3`. */
  header: string;
  /** The page's address, with `#id` when the row is about a part of it. */
  link: string;
  query: string;
  /** What is highlighted in the title, the header or the statement, by the type of the row. */
  marks: Range[];
  /** The same in the unit of the specification. */
  highlightInfoList: HighlightInfo[];
};

export type Suggestion = SuggestionBase &
  (
    | { type: 'title' }
    /** What the section says in short, where it says so. */
    | { type: 'header'; answer?: string | undefined }
    /** What the section says; `isAnswer` where it answers the question, most likely. */
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
  /** Whether its text is not there, so that its rows are headings only. */
  isUnread?: true;
};

export type SearchResults = {
  query: string;
  /** The beginnings of words, in their normal form, that are marked on the page that the reader opens. */
  words: readonly string[];
  /** The pages, the best first. Unless all were asked for, the first ones of each group. */
  pages: PageResult[];
  /** How many pages of each group were found, in the order of the site; groups without are absent. */
  groups: { name: string; count: number }[];
  /** Whether it was a question and nothing answers it well; `pages` are only what is nearest to it. */
  isUnsure?: true;
};

export type SearchOptions = {
  /** How much of the results is wanted: the first pages of each group, or all. */
  show?: 'first' | 'all';
  /** The pages whose texts are wanted beside those of the first pages, by their numbers. */
  read?: readonly number[];
};
