import { type Fetch, fetchIndex } from './fetch-index';
import { remember } from './remember';
import { type IndexSource, type SearchEngine, SearchFailure } from './search-engine';
import { openIndex } from './search-index';
import type { SearchOptions, SearchResults } from './types';

/** How many answers are remembered. */
const REMEMBERED = 100;

type Ask = (query: string, options: SearchOptions) => SearchResults;

/** The engine that answers from the files that the build wrote. */
export function miniSearchEngine(fetch: Fetch): SearchEngine {
  let ask: Ask | undefined;
  let hasFailed = false;
  let latest: IndexSource | undefined;

  return {
    async load(source) {
      latest = source;
      ask = undefined;
      try {
        const { records, terms } = await fetchIndex(source, { fetch, isRetry: hasFailed });
        // In the meantime another language may have been asked for.
        if (latest === source) ask = remembering(openIndex(records, terms, source.groups));
        hasFailed = false;
      } catch (failure) {
        hasFailed = true;
        throw failure;
      }
    },
    async search(query, options = {}) {
      if (!ask) throw new SearchFailure('not-loaded', 'No index was loaded.');
      return ask(query, options);
    },
  };
}

function remembering(ask: Ask): Ask {
  const asked = {
    first: remember((query) => ask(query, { show: 'first' }), REMEMBERED),
    all: remember((query) => ask(query, { show: 'all' }), REMEMBERED),
  };
  return (query, { show = 'first' }) => asked[show](query);
}
