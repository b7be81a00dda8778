import { SearchFailure } from './search-engine';

/** How files are fetched; tests have their own. */
export type Fetch = (address: string, options: RequestInit) => Promise<Response>;

/** Fetches the text of a file; rejects with a `SearchFailure`. */
export async function fetchText(
  fetch: Fetch,
  address: string,
  cache: RequestCache,
): Promise<string> {
  const response = await fetch(address, { cache }).catch(unreachable);
  if (!response.ok) throw new SearchFailure('refused', `${response.status} ${address}`);
  return response.text().catch(unreachable);
}

/** Reads a JSON text of a known shape; throws a `SearchFailure`. */
export function parse<T>(json: string, isRight: (value: unknown) => value is T): T {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new SearchFailure('unreadable', 'What came is no JSON.', { cause });
  }
  if (isRight(value)) return value;
  throw new SearchFailure('unreadable', 'What came is no search index.');
}

/** Tells objects and arrays from all other values. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function unreachable(cause: unknown): never {
  throw new SearchFailure('unreachable', 'The search index could not be fetched.', { cause });
}
