import { BASE_PATH, withoutBase } from '@/lib/routing/base-path';
import { htmlPath } from '@/lib/routing/route-path';

/** How long a page may take before a message says that it did not come. */
const LIMIT_MS = 10_000;

/** How many pages are kept, and how long a kept one counts as the present one. */
const MOST = 12;
const FRESH_MS = 5 * 60_000;

type Fetched = { at: number; html: Promise<string | undefined> };

const fetched = new Map<string, Fetched>();

/**
 * The HTML of a page of the site; nothing if the host has none, and rejects if it does not answer. A page
 * that was fetched ahead, or was shown before, is there already.
 */
export function fetchPage(path: string): Promise<string | undefined> {
  const file = fileOf(path);
  const known = fetched.get(file);
  const isFresh = known !== undefined && Date.now() - known.at < FRESH_MS;
  const page = isFresh ? known : { at: Date.now(), html: request(file) };
  // The pages that were requested last stay.
  fetched.delete(file);
  fetched.set(file, page);
  const [oldest] = fetched.keys();
  if (fetched.size > MOST && oldest !== undefined) fetched.delete(oldest);
  page.html.then(
    (html) => html === undefined && fetched.delete(file),
    // A failed request may be repeated.
    () => fetched.delete(file),
  );
  return page.html;
}

/** The exact file of a page, which every host knows, whatever addresses it answers besides. */
function fileOf(path: string): string {
  return BASE_PATH + htmlPath(withoutBase(path));
}

async function request(file: string): Promise<string | undefined> {
  const response = await fetch(file, { signal: AbortSignal.timeout(LIMIT_MS) });
  return response.ok ? response.text() : undefined;
}
