import type { PageRecord } from '../content/types';
import type { RoutePath } from '../routing/route-path';

/** A page as the search reads it; the published index is an array of these. */
export type SearchRecord = Pick<PageRecord, 'routePath' | 'title' | 'content' | 'toc'> & {
  id: number;
};

/**
 * A stretch of a text that matched. Both numbers count a character beyond Latin-1 as three and any
 * other as one; `highlightRanges` turns them into places of the text.
 */
export type HighlightInfo = { start: number; length: number };

type SuggestionBase = {
  /** The page's title. */
  title: string;
  /** The place on the page: the title, and below it the headings, as `title > h2 > h3`. */
  header: string;
  /** The page's address, with `#id` when the row is about a part of it. */
  link: string;
  /** What was typed. */
  query: string;
};

/** One row of the results; what it highlights stands in its title, its header or its statement. */
export type Suggestion = SuggestionBase &
  (
    | { type: 'title'; highlightInfoList: HighlightInfo[] }
    | { type: 'header'; highlightInfoList: HighlightInfo[] }
    | { type: 'content'; statement: string; highlightInfoList: HighlightInfo[] }
  );

/** A page that was found, with the rows that lead to it and into it. */
export type PageResult = {
  /** The page's number in the index; two pages may have one title. */
  id: number;
  title: string;
  routePath: RoutePath;
  /** The part of the site that it belongs to. */
  group: string;
  /** The rows in the order title, headers, contents; never empty. */
  suggestions: Suggestion[];
};

/** What a query found. */
export type SearchResults = {
  query: string;
  /** The pages, the best first. Unless all were asked for, the first ones of each group. */
  pages: PageResult[];
  /** How many pages of each group were found, in the order of the site; groups without are absent. */
  groups: { name: string; count: number }[];
};

/** How much of the results is wanted: the first pages of each group, or all. */
export type SearchOptions = { show?: 'first' | 'all' };
