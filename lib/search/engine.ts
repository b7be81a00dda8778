import MiniSearch from 'minisearch';
import { INDEX_OPTIONS, type SearchRecord } from './documents';
import { openLearned } from './learned';
import type {
  HeadingsFile,
  IndexSource,
  SearchEngine,
  SearchOptions,
  SearchReply,
  SearchRequest,
  SearchResults,
  TermsFile,
} from './protocol';
import { openIndex } from './search';

/** Fetches files; tests pass a stub. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

type FetchJson = <File>(name: string, priority?: RequestPriority) => Promise<File>;

type Search = ReturnType<typeof openIndex>;

/** Number of cached results. */
const CACHE_SIZE = 100;

/** The engine that searches any index that the build has written; it keeps the latest one open. */
export function searchEngine(fetch: Fetch): SearchEngine {
  let opened: { key: string; search: ReturnType<typeof openFiles> } | undefined;
  let hasFailed = false;

  function open(source: IndexSource) {
    const fetchJson: FetchJson = async (name, priority = 'auto') => {
      const url = `${new URL(name, source.base)}`;
      // After a failure, a cached file may be the broken one.
      const response = await fetch(url, { cache: hasFailed ? 'reload' : 'default', priority });
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      return response.json();
    };
    return openFiles(source, fetchJson);
  }

  return async ({ source, query, options }, onFirst) => {
    const key = JSON.stringify(source);
    if (opened?.key !== key) opened = { key, search: open(source) };
    const { search } = opened;
    try {
      return await search(query, options, onFirst);
    } catch (error) {
      hasFailed = true;
      if (opened?.search === search) opened = undefined;
      throw error;
    }
  };
}

/** Opens two indexes: of titles and headings, and of everything as soon as that has loaded. */
function openFiles({ files, groups }: IndexSource, fetchJson: FetchJson) {
  const cache = new Map<string, SearchResults>();
  let fullSearch: Search | undefined;
  const headingSearch = fetchJson<HeadingsFile>(files.headings).then(async ({ records, index }) =>
    openIndex(records, await MiniSearch.loadJSONAsync(index, INDEX_OPTIONS), groups),
  );
  const openingFullSearch = openFullSearch();
  // Searching reports their failures.
  for (const opening of [headingSearch, openingFullSearch]) opening.catch(() => {});

  async function openFullSearch(): Promise<Search> {
    const [{ index, learned }, records] = await Promise.all([
      fetchJson<TermsFile>(files.terms, 'low'),
      fetchJson<SearchRecord[]>(files.records, 'low'),
    ]);
    const terms = await MiniSearch.loadJSONAsync(index, INDEX_OPTIONS);
    fullSearch = openIndex(records, terms, groups, openLearned(learned));
    return fullSearch;
  }

  /** Caches results; those that were used least recently are dropped first. */
  function cacheResults(key: string, results: SearchResults): SearchResults {
    cache.delete(key);
    cache.set(key, results);
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    return results;
  }

  return async (
    query: string,
    options?: SearchOptions,
    onFirst?: (results: SearchResults) => void,
  ): Promise<SearchResults> => {
    const key = JSON.stringify([query, options]);
    const cached = cache.get(key);
    if (cached) return cacheResults(key, cached);
    if (!fullSearch) {
      const first = (await headingSearch)(query, options);
      if (first.pages.length > 0) onFirst?.(first);
    }
    return cacheResults(key, (await openingFullSearch)(query, options));
  };
}

/** Answers a message of the page; never rejects. */
export async function replyTo(
  engine: SearchEngine,
  { id, ...input }: SearchRequest,
  send: (reply: SearchReply) => void,
): Promise<void> {
  try {
    const results = await engine(input, (first) => send({ id, results: first, isFirst: true }));
    send({ id, results });
  } catch (error) {
    send({ id, failure: String(error) });
  }
}
