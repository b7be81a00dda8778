import { latestOf } from './latest-results';
import { openPagefind } from './pagefind-index';
import {
  type FirstPart,
  type IndexNames,
  type IndexSource,
  OutdatedEngine,
  type SearchEngine,
  type SearchReply,
  type SearchRequest,
} from './search-engine';
import { openIndex } from './search-index';
import { assertVersion, type SearchTerms } from './terms';
import type { SearchOptions, SearchRecord, SearchResults } from './types';

/** How files are fetched; tests have their own. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

type Search = (query: string, options: SearchOptions) => SearchResults | Promise<SearchResults>;

type Index = {
  whole: Promise<Search>;
  /** What its first part answers, if that is there before the whole. */
  first: Promise<Search | undefined>;
  /** Whether the whole has answered. Its first answer takes long: it reads the texts of many pages. */
  hasAnswered: boolean;
};

/** The engine that searches whichever index the build has written. */
export function siteEngine(fetch: Fetch): SearchEngine {
  let current: Index | undefined;
  let hasFailed = false;

  function open(source: IndexSource): Index {
    // After a failure, a cached file may be the broken one.
    const cache = hasFailed ? 'reload' : 'default';
    const { names, groups } = source;
    const given = source.files;
    const files = given ? Promise.resolve(given) : namesOf(source);
    const fetchPart = <T>(name: string, priority: RequestPriority = 'auto') =>
      fetchJson<T>(`${new URL(name, names)}`, { cache, priority });

    async function openFirst(named: IndexNames): Promise<Search | undefined> {
      if ('chunks' in named) return undefined;
      const { records, terms } = await fetchPart<FirstPart>(named.first);
      return openTerms(records, terms);
    }

    async function openWhole(named: IndexNames): Promise<Search> {
      if ('chunks' in named) return openPagefind(named, source);
      const [records, terms] = await Promise.all([
        fetchPart<SearchRecord[]>(named.records, 'low'),
        fetchPart<SearchTerms>(named.terms, 'low'),
      ]);
      return latestOf(openTerms(records, terms));
    }

    function openTerms(records: readonly SearchRecord[], terms: SearchTerms) {
      assertVersion(terms.engine);
      return openIndex(records, terms, groups);
    }

    const first = files.then(openFirst).catch(() => undefined);
    const whole = files.then(openWhole).catch(async (failure) => {
      // Since the page learned these names, a deployment may have replaced the files.
      const present = given && (await namesOf(source));
      if (!present || JSON.stringify(present) === JSON.stringify(given)) throw failure;
      return openWhole(present);
    });
    const end = whole.then(
      () => undefined,
      () => undefined,
    );
    return { whole, first: Promise.race([first, end]), hasAnswered: false };
  }

  /** The names change with every deployment; the files that they name never change. */
  async function namesOf({ names, scope }: IndexSource): Promise<IndexNames> {
    const all = await fetchJson<Record<string, IndexNames>>(names, { cache: 'no-cache' });
    const files = all[scope];
    if (!files) throw new Error(`${names} names no index for "${scope}".`);
    return files;
  }

  async function fetchJson<T>(url: string, options: RequestInit): Promise<T> {
    const response = await fetch(url, options);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response.json();
  }

  return {
    async load(source) {
      const index = open(source);
      current = index;
      hasFailed = await index.whole.then(
        () => false,
        () => true,
      );
      await index.whole;
    },
    async search(query, options = {}, onFirst) {
      const index = current;
      if (!index) throw new Error('No index was requested.');
      if (onFirst && !index.hasAnswered) {
        const first = await index.first;
        const results = await first?.(query, options);
        // What only the texts hold is found in the whole.
        if (results && results.pages.length > 0) onFirst(results);
      }
      const search = await index.whole;
      const results = await search(query, options);
      index.hasAnswered = true;
      return results;
    },
  };
}

/** Answers a message of the page; never rejects. What comes before the answer is reported. */
export async function replyTo(
  engine: SearchEngine,
  request: SearchRequest,
  report?: (reply: SearchReply) => void,
): Promise<SearchReply> {
  const { id } = request;
  try {
    if (request.type === 'load') {
      await engine.load(request.source);
      return { type: 'loaded', id };
    }
    const { query, options } = request;
    const onFirst = report && ((results: SearchResults) => report({ type: 'first', id, results }));
    return { type: 'result', id, results: await engine.search(query, options, onFirst) };
  } catch (failure) {
    const isOutdated = failure instanceof OutdatedEngine;
    return { type: 'failed', id, message: String(failure), isOutdated };
  }
}
