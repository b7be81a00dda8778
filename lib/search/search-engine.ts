import type { SiteGroups } from '../navigation/sections';
import type { PackedTerms } from './packed-terms';
import type { SearchOptions, SearchRecord, SearchResults } from './types';

/** The only search file with a fixed name: it tells the names of the others. */
export const INDEX_NAMES_FILE = 'search_names.json';

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
export type FirstPart = { records: SearchRecord[]; terms: PackedTerms; texts: string[] };

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

/** Gets results that may change, and lack texts. */
export type OnFirst = (results: SearchResults) => void;

/** An index that is open, though not all of it may be there. */
export type OpenedIndex = {
  /** Settles when what finds pages is there. */
  ready: Promise<unknown>;
  search: SearchEngine['search'];
};

/** What finds pages. The worker has one, and the page has one that asks the worker. */
export interface SearchEngine {
  /** Loads an index in place of the one before. May be called again after it has failed. */
  load(source: IndexSource): Promise<void>;
  /**
   * Finds pages in the index that was requested last; waits while that is loading. What is found before all of
   * it, or the texts of the rows, are there is reported at once.
   */
  search(query: string, options?: SearchOptions, onFirst?: OnFirst): Promise<SearchResults>;
}

/** What the page sends to the worker; `id` comes back with the reply. */
export type SearchRequest =
  | { type: 'load'; id: number; source: IndexSource }
  | { type: 'search'; id: number; query: string; options: SearchOptions };

/** What the worker replies; `first` results may come several times before the `result`. */
export type SearchReply =
  | { type: 'loaded'; id: number }
  | { type: 'first'; id: number; results: SearchResults }
  | { type: 'result'; id: number; results: SearchResults }
  | { type: 'failed'; id: number; message: string; isOutdated: boolean };
