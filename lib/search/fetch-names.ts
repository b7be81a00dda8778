import { type Fetch, fetchText, isObject, parse } from './fetch-json';
import type { IndexNames } from './index-names';
import { type IndexSource, SearchFailure } from './search-engine';

/** Asks which index there is at present; rejects with a `SearchFailure`. */
export async function fetchNames(
  { names, scope }: Pick<IndexSource, 'names' | 'scope'>,
  fetch: Fetch,
): Promise<IndexNames> {
  // The names change with every deployment. The files never do, unless what was kept is broken.
  const all = parse(await fetchText(fetch, names, 'no-cache'), isObject);
  const found = Object.hasOwn(all, scope) ? all[scope] : undefined;
  if (isNames(found)) return found;
  throw new SearchFailure('unreadable', `There is no index for "${scope}".`);
}

function isNames(value: unknown): value is IndexNames {
  if (!isObject(value) || typeof value.records !== 'string') return false;
  const isChunked = typeof value.chunks === 'string' && typeof value.engine === 'number';
  return isChunked || typeof value.terms === 'string';
}
