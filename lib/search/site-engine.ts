import { type Fetch, fetchIndex, fetchNames } from './load-index';
import {
  type IndexSource,
  type SearchEngine,
  SearchFailure,
  type SearchReply,
  type SearchRequest,
} from './search-engine';
import { openIndex } from './search-index';
import type { SearchOptions, SearchResults } from './types';

/** How many results are cached. */
const CACHE_SIZE = 100;

type Search = (query: string, options: SearchOptions) => SearchResults | Promise<SearchResults>;

/** The engine that searches whichever index the build has written. */
export function siteEngine(fetch: Fetch): SearchEngine {
  let current: Promise<Search> | undefined;
  let hasFailed = false;

  async function open(source: IndexSource): Promise<Search> {
    const names = await fetchNames(source, fetch);
    if ('chunks' in names) {
      // A script of its own, which only large sites load.
      const { openPagefind } = await import('./pagefind-index');
      return openPagefind(names, source);
    }
    const options = { fetch, isRetry: hasFailed };
    const { records, terms } = await fetchIndex(names, source.names, options);
    return cached(openIndex(records, terms, source.groups));
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
      if (!current) throw new SearchFailure('not-loaded', 'No index was requested.');
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
    const kind = failure instanceof SearchFailure ? failure.kind : 'unreadable';
    return { type: 'failed', id, kind, message: String(failure) };
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
