import MiniSearch from 'minisearch';
import { fingerprint } from './fingerprint';
import type { IndexNames } from './index-names';
import { type IndexSource, SearchFailure } from './search-engine';
import { ENGINE_VERSION, INDEX_OPTIONS, type SearchTerms } from './terms';
import type { SearchRecord } from './types';

/** How files are fetched; tests have their own. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Fetches an index and makes it ready; rejects with a `SearchFailure`. */
export async function fetchIndex(
  { names, scope }: Pick<IndexSource, 'names' | 'scope'>,
  { fetch, isRetry }: { fetch: Fetch; isRetry: boolean },
): Promise<{ records: SearchRecord[]; terms: MiniSearch }> {
  // The names change with every deployment. The files never do, unless what was kept is broken.
  const files = namesIn(await fetchText(fetch, names, 'no-cache'), scope);
  const cache = isRetry ? 'reload' : 'default';
  const [recordsJson, termsJson] = await Promise.all(
    [files.records, files.terms].map((name) => fetchText(fetch, `${new URL(name, names)}`, cache)),
  );
  const records = parse(recordsJson, isRecords);
  const terms = parse(termsJson, isTerms);
  if (terms.engine !== ENGINE_VERSION) {
    throw new SearchFailure('version', `The index is for engine ${terms.engine}.`);
  }
  if (terms.records !== fingerprint(recordsJson ?? '')) {
    throw new SearchFailure('mismatch', 'The index was made from other pages.');
  }
  try {
    return { records, terms: MiniSearch.loadJS(terms, INDEX_OPTIONS) };
  } catch (cause) {
    throw new SearchFailure('unreadable', 'The index is damaged.', { cause });
  }
}

async function fetchText(fetch: Fetch, address: string, cache: RequestCache): Promise<string> {
  const response = await fetch(address, { cache }).catch(unreachable);
  if (!response.ok) throw new SearchFailure('refused', `${response.status} ${address}`);
  return response.text().catch(unreachable);
}

function unreachable(cause: unknown): never {
  throw new SearchFailure('unreachable', 'The search index could not be fetched.', { cause });
}

function namesIn(json: string, scope: string): IndexNames {
  const all = parse(json, isObject);
  const names = Object.hasOwn(all, scope) ? all[scope] : undefined;
  if (isObject(names) && typeof names.records === 'string' && typeof names.terms === 'string') {
    return { records: names.records, terms: names.terms };
  }
  throw new SearchFailure('unreadable', `There is no index for "${scope}".`);
}

function parse<T>(json: string | undefined, isRight: (value: unknown) => value is T): T {
  let value: unknown;
  try {
    value = JSON.parse(json ?? '');
  } catch (cause) {
    throw new SearchFailure('unreadable', 'What came is no JSON.', { cause });
  }
  if (isRight(value)) return value;
  throw new SearchFailure('unreadable', 'What came is no search index.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRecords(value: unknown): value is SearchRecord[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isRecord(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.title === 'string' &&
    typeof value.routePath === 'string' &&
    typeof value.content === 'string' &&
    Array.isArray(value.toc)
  );
}

function isTerms(value: unknown): value is SearchTerms {
  return isObject(value) && typeof value.engine === 'number' && Array.isArray(value.index);
}
