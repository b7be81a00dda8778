import MiniSearch from 'minisearch';
import { type IndexNames, type IndexSource, SearchFailure, type WholeIndex } from './search-engine';
import { ENGINE_VERSION, fingerprint, INDEX_OPTIONS, type SearchTerms } from './terms';
import type { SearchRecord } from './types';

/** How files are fetched; tests have their own. */
export type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** Fetches the names of the current index files; rejects with a `SearchFailure`. */
export async function fetchNames(
  { names, scope }: Pick<IndexSource, 'names' | 'scope'>,
  fetch: Fetch,
): Promise<IndexNames> {
  // The names change with every deployment; the files that they name never change.
  const all = parse(await fetchText(fetch, names, 'no-cache'), isObject);
  const found = Object.hasOwn(all, scope) ? all[scope] : undefined;
  if (isNames(found)) return found;
  throw new SearchFailure('unreadable', `${names} names no index for "${scope}".`);
}

/**
 * Fetches the two files of an index; rejects with a `SearchFailure`. `beside` is the absolute URL of
 * the file that names them.
 */
export async function fetchIndex(
  files: WholeIndex,
  beside: string,
  { fetch, isRetry }: { fetch: Fetch; isRetry: boolean },
): Promise<{ records: SearchRecord[]; terms: MiniSearch }> {
  // After a failure, a cached file may be the broken one.
  const cache = isRetry ? 'reload' : 'default';
  const get = (name: string) => fetchText(fetch, `${new URL(name, beside)}`, cache);
  const [recordsJson, termsJson] = await Promise.all([get(files.records), get(files.terms)]);
  const records = parse(recordsJson, isRecords);
  const terms = parse(termsJson, isTerms);
  assertVersion(terms.engine);
  if (terms.records !== fingerprint(recordsJson)) {
    throw new SearchFailure('mismatch', `${files.terms} was made from other pages.`);
  }
  try {
    return { records, terms: MiniSearch.loadJS(terms, INDEX_OPTIONS) };
  } catch (cause) {
    throw new SearchFailure('unreadable', `${files.terms} is damaged.`, { cause });
  }
}

/** Throws a `SearchFailure` when an index is for another version of the engine than this one. */
export function assertVersion(engine: number): void {
  if (engine === ENGINE_VERSION) return;
  const message = `Expected an index for engine ${ENGINE_VERSION}, but it is for engine ${engine}.`;
  throw new SearchFailure('version', message);
}

/** Throws a `SearchFailure` for whatever kept a file from being fetched. */
export function unreachable(cause: unknown): never {
  throw new SearchFailure('unreachable', 'The search index could not be fetched.', { cause });
}

async function fetchText(fetch: Fetch, url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, { cache }).catch(unreachable);
  if (!response.ok) throw new SearchFailure('refused', `${response.status} ${url}`);
  return response.text().catch(unreachable);
}

function parse<T>(json: string, isRight: (value: unknown) => value is T): T {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new SearchFailure('unreadable', 'The response is not JSON.', { cause });
  }
  if (isRight(value)) return value;
  throw new SearchFailure('unreadable', 'The response is not a search index.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNames(value: unknown): value is IndexNames {
  if (!isObject(value) || typeof value.records !== 'string') return false;
  const isPagefind = typeof value.chunks === 'string' && typeof value.engine === 'number';
  return isPagefind || typeof value.terms === 'string';
}

function isRecords(value: unknown): value is SearchRecord[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isRecord(value: unknown): value is SearchRecord {
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
