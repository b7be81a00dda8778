import { BASE_PATH, withoutBase } from '@/lib/routing/base-path';
import { htmlPath } from '@/lib/routing/route-path';

/** How long a page may take before a notice says that it did not load. */
const TIMEOUT_MS = 10_000;

const CACHE_SIZE = 12;
const FRESH_MS = 5 * 60_000;

const cache = new Map<string, { time: number; html: Promise<string | undefined> }>();

/**
 * The HTML of the page at a path; `undefined` if the host has none, and rejects if it does not answer. A page that
 * was prefetched or shown in the last minutes is not requested again.
 */
export function fetchPage(path: string): Promise<string | undefined> {
  // The exact file, which every host serves.
  const file = BASE_PATH + htmlPath(withoutBase(path));
  const cached = cache.get(file);
  const isFresh = cached !== undefined && Date.now() - cached.time < FRESH_MS;
  const page = isFresh ? cached : { time: Date.now(), html: request(file) };
  // The pages that were requested last stay.
  cache.delete(file);
  cache.set(file, page);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  const forget = () => cache.delete(file);
  page.html.then((html) => html === undefined && forget(), forget);
  return page.html;
}

async function request(file: string): Promise<string | undefined> {
  const response = await fetch(file, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return response.ok ? response.text() : undefined;
}
