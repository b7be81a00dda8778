import type { Answer } from './search-index';
import type { SearchOptions } from './types';

/** How many answers are cached. */
const CACHE_SIZE = 100;

type Find = (query: string, options?: SearchOptions) => Answer;

/** A search that caches its latest answers that lack nothing; those that were used least recently are dropped. */
export function latestOf(find: Find): Find {
  const cache = new Map<string, Answer>();
  return (query, options = {}) => {
    const { show = 'first', read = [] } = options;
    const key = `${show} ${read} ${query}`;
    const answer = cache.get(key) ?? find(query, options);
    cache.delete(key);
    if (answer.missing.length === 0 && !answer.lacksQuestions) cache.set(key, answer);
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    return answer;
  };
}
