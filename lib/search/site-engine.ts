import MiniSearch from 'minisearch';
import {
  type IndexNames,
  type IndexSource,
  OutdatedEngine,
  type SearchEngine,
  type SearchReply,
  type SearchRequest,
} from './search-engine';
import { openIndex } from './search-index';
import { assertVersion, INDEX_OPTIONS, type SearchTerms } from './terms';
import type { SearchOptions, SearchRecord, SearchResults } from './types';

/** How files are fetched; tests have their own. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** How many results are cached. */
const CACHE_SIZE = 100;

type Search = (query: string, options: SearchOptions) => SearchResults | Promise<SearchResults>;

/** The engine that searches whichever index the build has written. */
export function siteEngine(fetch: Fetch): SearchEngine {
  let current: Promise<Search> | undefined;
  let hasFailed = false;

  async function open(source: IndexSource): Promise<Search> {
    // The names change with every deployment; the files that they name never change.
    const names = await fetchJson<Record<string, IndexNames>>(source.names, 'no-cache');
    const files = names[source.scope];
    if (!files) throw new Error(`${source.names} names no index for "${source.scope}".`);
    if ('chunks' in files) {
      // A script of its own, which only large sites load.
      const { openPagefind } = await import('./pagefind-index');
      return openPagefind(files, source);
    }
    // After a failure, a cached file may be the broken one.
    const cache = hasFailed ? 'reload' : 'default';
    const urlOf = (name: string) => `${new URL(name, source.names)}`;
    const [records, terms] = await Promise.all([
      fetchJson<SearchRecord[]>(urlOf(files.records), cache),
      fetchJson<SearchTerms>(urlOf(files.terms), cache),
    ]);
    assertVersion(terms.engine);
    return cached(openIndex(records, MiniSearch.loadJS(terms, INDEX_OPTIONS), source.groups));
  }

  async function fetchJson<T>(url: string, cache: RequestCache): Promise<T> {
    const response = await fetch(url, { cache });
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response.json();
  }

  return {
    async load(source) {
      const opened = open(source);
      current = opened;
      hasFailed = await opened.then(
        () => false,
        () => true,
      );
      await opened;
    },
    async search(query, options = {}) {
      if (!current) throw new Error('No index was requested.');
      const search = await current;
      return search(query, options);
    },
  };
}

/** Answers a message of the page; never rejects. */
export async function replyTo(engine: SearchEngine, request: SearchRequest): Promise<SearchReply> {
  const { id } = request;
  try {
    if (request.type === 'load') {
      await engine.load(request.source);
      return { type: 'loaded', id };
    }
    return { type: 'result', id, results: await engine.search(request.query, request.options) };
  } catch (failure) {
    const isOutdated = failure instanceof OutdatedEngine;
    return { type: 'failed', id, message: String(failure), isOutdated };
  }
}

/** Caches the latest results; those that were used least recently are dropped. */
function cached(search: ReturnType<typeof openIndex>): Search {
  const cache = new Map<string, SearchResults>();
  return (query, { show = 'first' }) => {
    const key = `${show} ${query}`;
    const results = cache.get(key) ?? search(query, { show });
    cache.delete(key);
    cache.set(key, results);
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    return results;
  };
}
