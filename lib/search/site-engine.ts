import type { openChunks } from './chunks/open-chunks';
import { fetchIndex } from './fetch-index';
import type { Fetch } from './fetch-json';
import { fetchNames } from './fetch-names';
import type { WholeIndex } from './index-names';
import { remember } from './remember';
import { type IndexSource, type SearchEngine, SearchFailure } from './search-engine';
import { openIndex } from './search-index';
import type { SearchOptions, SearchResults } from './types';

/** How many answers are remembered. */
const REMEMBERED = 100;

/** Answers queries out of one index. */
export type Ask = (query: string, options: SearchOptions) => SearchResults | Promise<SearchResults>;

/** What an engine needs from where it runs. */
export type Tools = {
  fetch: Fetch;
  /** Opens an index in many files; only sites that have one pay for it. */
  openChunks: typeof openChunks;
};

/** The engine that answers from whatever index the build has written: a whole or a chunked one. */
export function siteEngine({ fetch, openChunks }: Tools): SearchEngine {
  let ask: Ask | undefined;
  let hasFailed = false;
  let latest: IndexSource | undefined;

  async function open(source: IndexSource): Promise<Ask> {
    const names = await fetchNames(source, fetch);
    return 'chunks' in names ? openChunks(names, source) : openWhole(names, source);
  }

  async function openWhole(files: WholeIndex, { names, groups }: IndexSource): Promise<Ask> {
    const { records, terms } = await fetchIndex(files, names, { fetch, isRetry: hasFailed });
    return remembering(openIndex(records, terms, groups));
  }

  return {
    async load(source) {
      latest = source;
      ask = undefined;
      try {
        const opened = await open(source);
        // In the meantime another language may have been asked for.
        if (latest === source) ask = opened;
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

function remembering(ask: ReturnType<typeof openIndex>): Ask {
  const asked = {
    first: remember((query) => ask(query, { show: 'first' }), REMEMBERED),
    all: remember((query) => ask(query, { show: 'all' }), REMEMBERED),
  };
  return (query, { show = 'first' }) => asked[show](query);
}
