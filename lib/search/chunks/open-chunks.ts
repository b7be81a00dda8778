import { isRecord } from '../fetch-index';
import { isObject } from '../fetch-json';
import { groupNames } from '../groups';
import type { ChunkedIndex } from '../index-names';
import { parseQuery } from '../query';
import { type IndexSource, SearchFailure } from '../search-engine';
import { openIndex, SHOWN_AT_FIRST } from '../search-index';
import type { Ask } from '../site-engine';
import { ENGINE_VERSION, indexOf } from '../terms';
import type { SearchResults } from '../types';
import { type Candidate, findCandidates } from './candidates';
import { importPagefind, type Pagefind, type PagefindResult } from './pagefind';
import type { ChunkedPage } from './words';

/**
 * How many pages are fetched for the first results. Those that hold all words, and hold them in the
 * title, come first, so what is shown at first is among them.
 */
const FETCHED_AT_FIRST = 20;

/**
 * Opens an index in many small files. Pagefind finds the pages that hold the words; those are
 * fetched, and ranked and shown like the pages of a whole index. Typing errors are not found: a
 * chunk holds only the words that begin like the typed one.
 */
export async function openChunks(
  { chunks, engine }: ChunkedIndex,
  { names, groups }: IndexSource,
  load: (folder: string) => Promise<Pagefind> = importPagefind,
): Promise<Ask> {
  if (engine !== ENGINE_VERSION) {
    throw new SearchFailure('version', `The index is for engine ${engine}.`);
  }
  const pagefind = await unlessGone(load(`${new URL(`${chunks}/`, names)}`));
  const results = new Map<string, PagefindResult>();
  const pages = new Map<string, Promise<ChunkedPage>>();
  const groupByKey = new Map<string, string>();
  const order = groupNames(groups);
  for (const [number, group] of order.entries()) {
    const { results: own } = await unlessGone(
      pagefind.search(null, { filters: { group: String(number) } }),
    );
    for (const { id } of own) groupByKey.set(id, group);
  }

  async function findWord(word: string, match: 'prefix' | 'whole') {
    const found = await unlessGone(pagefind.search(match === 'whole' ? `"${word}"` : word));
    for (const result of found.results) results.set(result.id, result);
    return new Map(found.results.map(({ id, score }) => [id, score]));
  }

  /** A page that could not be had is asked for again next time. */
  function pageOf(key: string): Promise<ChunkedPage> {
    const known = pages.get(key) ?? readPage(results.get(key));
    pages.set(key, known);
    known.catch(() => pages.delete(key));
    return known;
  }

  async function rank(query: string, candidates: readonly Candidate[]): Promise<SearchResults> {
    const found = await unlessGone(Promise.all(candidates.map(({ key }) => pageOf(key))));
    found.sort((a, b) => a.record.id - b.record.id);
    const records = found.map(({ record }) => record);
    const index = indexOf(
      records,
      found.map(({ summary }) => summary),
    );
    return openIndex(records, index, groups)(query, { show: 'all' });
  }

  return async (query, { show = 'first' }) => {
    const { concepts } = parseQuery(query);
    const candidates = await findCandidates(concepts, findWord);
    const wanted = show === 'all' ? candidates : candidates.slice(0, FETCHED_AT_FIRST);
    const results = await rank(query, wanted);
    if (show === 'all') return results;
    const left = candidates.slice(FETCHED_AT_FIRST);
    const most = Math.max(0, ...candidates.map(({ held }) => held));
    const more = left.filter(({ held }) => held === most).map(({ key }) => groupByKey.get(key));
    return firstOf(results, more, order);
  };
}

/** The first pages of each group; `more` are the groups of further pages that hold all words. */
function firstOf(
  { query, pages, groups }: SearchResults,
  more: readonly (string | undefined)[],
  order: readonly string[],
): SearchResults {
  const seen = new Map<string, number>();
  const first = pages.filter(({ group }) => {
    seen.set(group, (seen.get(group) ?? 0) + 1);
    return (seen.get(group) ?? 0) <= SHOWN_AT_FIRST;
  });
  const counts = order.map((name) => ({
    name,
    count:
      (groups.find((group) => group.name === name)?.count ?? 0) +
      more.filter((group) => group === name).length,
  }));
  return { query, pages: first, groups: counts.filter(({ count }) => count > 0) };
}

async function readPage(result: PagefindResult | undefined): Promise<ChunkedPage> {
  const { meta } = (await result?.data()) ?? {};
  const page: unknown = JSON.parse(meta?.page ?? 'null');
  if (isObject(page) && isRecord(page.record) && typeof page.summary === 'string') {
    return { record: page.record, summary: page.summary };
  }
  throw new SearchFailure('unreadable', 'What came is no page of the search.');
}

/** Pagefind tells of all that befalls it by plain errors. */
function unlessGone<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((cause: unknown) => {
    if (cause instanceof SearchFailure) throw cause;
    throw new SearchFailure('unreachable', 'The search index could not be fetched.', { cause });
  });
}
