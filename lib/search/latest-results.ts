import type { SearchOptions, SearchResults } from './types';

/** How many results are cached. */
const CACHE_SIZE = 100;

type Search = (query: string, options: SearchOptions) => SearchResults;

/** A search that caches its latest results; those that were used least recently are dropped. */
export function latestOf(search: Search): Search {
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
