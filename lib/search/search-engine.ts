import type { SiteGroups } from '../navigation/sections';
import type { SearchTerms } from './terms';
import type { SearchOptions, SearchRecord, SearchResults } from './types';

/** The only search file with a fixed name: it tells the names of the others. */
export const INDEX_NAMES_FILE = 'search_names.json';

/** The pages, and the folder of a Pagefind index, with the engine version that wrote it. */
export type PagefindIndex = { records: string; chunks: string; engine: number };

/**
 * What one language and version is searched in: that, or the pages, the MiniSearch index of them, and a
 * small first part of both.
 */
export type IndexNames = PagefindIndex | { records: string; terms: string; first: string };

/** What a first part holds: the pages without their texts, and the index of that. */
export type FirstPart = { records: SearchRecord[]; terms: SearchTerms };

/** Where the index of one language and version is, and how its pages are grouped. */
export type IndexSource = {
  /** The absolute URL of the names file: a worker has no page to resolve a path against. */
  names: string;
  /** The language and version, by `scopeKey`. */
  scope: string;
  groups: SiteGroups;
  /** What the page knows to be the files of this index; the engine asks otherwise. */
  files?: IndexNames | undefined;
};

/** An index is for another version of this engine: only a reload of the page helps, not another try. */
export class OutdatedEngine extends Error {}

/** Gets results that the whole index may change. */
export type OnFirst = (results: SearchResults) => void;

/** What finds pages. The worker has one, and the page has one that asks the worker. */
export interface SearchEngine {
  /** Loads an index in place of the one before. May be called again after it has failed. */
  load(source: IndexSource): Promise<void>;
  /**
   * Finds pages in the index that was requested last; waits while that is loading. What its first part
   * answers is reported as soon as that is there.
   */
  search(query: string, options?: SearchOptions, onFirst?: OnFirst): Promise<SearchResults>;
}

/** What the page sends to the worker; `id` comes back with the reply. */
export type SearchRequest =
  | { type: 'load'; id: number; source: IndexSource }
  | { type: 'search'; id: number; query: string; options: SearchOptions };

/** What the worker replies; the results of the first part, and then those of the whole index. */
export type SearchReply =
  | { type: 'loaded'; id: number }
  | { type: 'first'; id: number; results: SearchResults }
  | { type: 'result'; id: number; results: SearchResults }
  | { type: 'failed'; id: number; message: string; isOutdated: boolean };
