import MiniSearch from 'minisearch';
import { type Fetch, fetchText, isObject, parse } from './fetch-json';
import { fingerprint } from './fingerprint';
import type { WholeIndex } from './index-names';
import { SearchFailure } from './search-engine';
import { ENGINE_VERSION, INDEX_OPTIONS, type SearchTerms } from './terms';
import type { SearchRecord } from './types';

/**
 * Fetches an index in two files and makes it ready; rejects with a `SearchFailure`. `beside` is the
 * whole address of the file that names them.
 */
export async function fetchIndex(
  files: WholeIndex,
  beside: string,
  { fetch, isRetry }: { fetch: Fetch; isRetry: boolean },
): Promise<{ records: SearchRecord[]; terms: MiniSearch }> {
  const cache = isRetry ? 'reload' : 'default';
  const get = (name: string) => fetchText(fetch, `${new URL(name, beside)}`, cache);
  const [recordsJson, termsJson] = await Promise.all([get(files.records), get(files.terms)]);
  const records = parse(recordsJson, isRecords);
  const terms = parse(termsJson, isTerms);
  if (terms.engine !== ENGINE_VERSION) {
    throw new SearchFailure('version', `The index is for engine ${terms.engine}.`);
  }
  if (terms.records !== fingerprint(recordsJson)) {
    throw new SearchFailure('mismatch', 'The index was made from other pages.');
  }
  try {
    return { records, terms: MiniSearch.loadJS(terms, INDEX_OPTIONS) };
  } catch (cause) {
    throw new SearchFailure('unreadable', 'The index is damaged.', { cause });
  }
}

/** Tells a page of the search from whatever else may come. */
export function isRecord(value: unknown): value is SearchRecord {
  return (
    isObject(value) &&
    typeof value.title === 'string' &&
    typeof value.routePath === 'string' &&
    typeof value.content === 'string' &&
    Array.isArray(value.toc)
  );
}

function isRecords(value: unknown): value is SearchRecord[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isTerms(value: unknown): value is SearchTerms {
  return isObject(value) && typeof value.engine === 'number' && Array.isArray(value.index);
}
