import type { SiteGroups } from './groups';
import type { SearchOptions, SearchResults } from './types';

/** Where the index of one language and version lies, and how its pages are grouped. */
export type IndexSource = {
  /**
   * The whole address of the file that names the index files, with scheme and host: a worker has no
   * page against which a path could be resolved.
   */
  names: string;
  /** The language and version, by `scopeKey`. */
  scope: string;
  groups: SiteGroups;
};

/**
 * Why there are no results: nothing could be fetched; the host refused; what came is no index; the
 * two files do not belong together; the index is for another version of this engine; no index was
 * asked for.
 */
export type FailureKind =
  | 'unreachable'
  | 'refused'
  | 'unreadable'
  | 'mismatch'
  | 'version'
  | 'not-loaded';

/** What an engine rejects with. */
export class SearchFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchFailure';
    this.kind = kind;
  }
}

/**
 * What finds pages. The panel and the worker know this and nothing of the engine behind it;
 * `conformance.ts` tells whether an engine keeps it.
 */
export interface SearchEngine {
  /**
   * Makes an index ready, in place of the one before. Rejects with a `SearchFailure`; may be called
   * again then.
   */
  load(source: IndexSource): Promise<void>;
  /** Finds pages; an empty query finds none. Rejects with a `SearchFailure` when no index is ready. */
  search(query: string, options?: SearchOptions): Promise<SearchResults>;
}
