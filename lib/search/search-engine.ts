import type { SiteGroups } from '../navigation/sections';
import type { PageHeadings } from './headings';
import type { PackedTerms } from './packed-terms';
import type { SearchOptions, SearchResults } from './types';

/** The only search file with a fixed name: it tells the names of the others. */
export const INDEX_NAMES_FILE = 'search_names.json';

/** Raise it when words are split, written or packed differently, so that open pages refuse a newer index. */
export const ENGINE_VERSION = 8;

/**
 * What one language and version is searched in: the pages, and the MiniSearch index of them in two parts, of
 * which the first is small, and what readers have asked. `engine` is the version that wrote it.
 */
export type IndexNames = {
  records: string;
  terms: string;
  first: string;
  questions: string;
  engine: number;
};

/** The pages without their texts, the index of that, and the names of the files of their texts. */
export type FirstPart = { records: PageHeadings[]; terms: PackedTerms; texts: string[] };

/** The index of one language and version, and how its pages are grouped. */
export type IndexSource = {
  /** The absolute URL beside which the files are: a worker has no page to resolve a path against. */
  base: string;
  files: IndexNames;
  groups: SiteGroups;
};

/** Gets results that may change, and lack texts. */
export type OnFirst = (results: SearchResults) => void;

/** An index that is open, though not all of it may be there. */
export type Search = (
  query: string,
  options?: SearchOptions,
  onFirst?: OnFirst,
) => Promise<SearchResults>;

/** What is searched for, and in which index. An empty query finds nothing, when the index is there. */
export type Asked = { source: IndexSource; query: string; options?: SearchOptions | undefined };

/**
 * What finds pages: the worker has one, and the page has one that asks the worker. What is found before all of
 * the index, or the texts of the rows, are there is reported at once.
 */
export type SearchEngine = (asked: Asked, onFirst?: OnFirst) => Promise<SearchResults>;

/** What the page sends to the worker; `id` comes back with the replies. */
export type SearchRequest = Asked & { id: number };

/** What the worker replies; first results may come several times before the last ones. */
export type SearchReply = { id: number } & (
  | { results: SearchResults; isFirst?: true }
  | { failure: string }
);
