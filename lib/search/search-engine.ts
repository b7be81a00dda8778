import type { SiteGroups } from '../navigation/sections';
import type { SearchOptions, SearchResults } from './types';

/** The only search file with a fixed name: it tells the names of the others. */
export const INDEX_NAMES_FILE = 'search_names.json';

/** The pages, and the folder of a Pagefind index, with the engine version that wrote it. */
export type PagefindIndex = { records: string; chunks: string; engine: number };

/** What one language and version is searched in: that, or the pages and the MiniSearch index of them. */
export type IndexNames = PagefindIndex | { records: string; terms: string };

/** Where the index of one language and version is, and how its pages are grouped. */
export type IndexSource = {
  /** The absolute URL of the names file: a worker has no page to resolve a path against. */
  names: string;
  /** The language and version, by `scopeKey`. */
  scope: string;
  groups: SiteGroups;
};

/** An index is for another version of this engine: only a reload of the page helps, not another try. */
export class OutdatedEngine extends Error {}

/** What finds pages. The worker has one, and the page has one that asks the worker. */
export interface SearchEngine {
  /** Loads an index in place of the one before. May be called again after it has failed. */
  load(source: IndexSource): Promise<void>;
  /** Finds pages in the index that was requested last; waits while that is loading. */
  search(query: string, options?: SearchOptions): Promise<SearchResults>;
}

/** What the page sends to the worker; `id` comes back with the reply. */
export type SearchRequest =
  | { type: 'load'; id: number; source: IndexSource }
  | { type: 'search'; id: number; query: string; options: SearchOptions };

/** What the worker replies. */
export type SearchReply =
  | { type: 'loaded'; id: number }
  | { type: 'result'; id: number; results: SearchResults }
  | { type: 'failed'; id: number; message: string; isOutdated: boolean };
