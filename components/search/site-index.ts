import { prefetch } from '@/lib/browser/prefetch';
import { withBase } from '@/lib/routing/base-path';
import { searchClient, WorkerError } from '@/lib/search/client';
import {
  ENGINE_VERSION,
  INDEX_NAMES_FILE,
  type IndexNames,
  type IndexSource,
  type SearchOptions,
  type SearchResults,
} from '@/lib/search/protocol';
import { startWorker } from '@/lib/search/start-worker';

/** The index that a page is searched in: its language and version by `scopeKey`, and the groups of its pages. */
export type PageIndex = Pick<IndexSource, 'groups'> & { scope: string };

/**
 * `outdated`: the index is for a newer version of the site, so only a reload of the page helps; after a deployment, it
 * also does if a script is `missing`.
 */
export type SearchFailure = 'unavailable' | 'outdated' | 'missing';

class OutdatedEngine extends Error {}

const NAMES_TIMEOUT_MS = 5000;
const REPORT_DELAY_MS = 500;

/** One for the whole document, so that a panel that is opened again finds its index ready. */
const client = searchClient(startWorker);

/** The names of the files of all indexes, which change with every deployment. */
let namesByScope: Promise<Record<string, IndexNames>> | undefined;
const prefetched = new Set<string>();
let hasReported = false;
let isLeaving = false;

/** Starts the worker, and prefetches the first part of an index. Searching reports what fails. */
export async function prepareSearch(index: PageIndex): Promise<void> {
  void prefetchIndex(index);
  client.prepare();
}

export async function prefetchIndex(index: PageIndex): Promise<void> {
  const files = await indexNames(index).catch(() => undefined);
  if (!files) return;
  const headingsUrl = new URL(files.headings, namesUrl()).href;
  if (!prefetched.has(headingsUrl)) prefetch(headingsUrl);
  prefetched.add(headingsUrl);
}

/** Searches an index, and loads it before the first query. `onFirst` gets the results of titles and headings. */
export async function searchPages(
  index: PageIndex,
  query: string,
  options: SearchOptions,
  onFirst?: (results: SearchResults) => void,
): Promise<SearchResults | SearchFailure> {
  window.addEventListener('beforeunload', noteLeaving);
  const askWorker = (files: IndexNames) => {
    const source = { base: namesUrl(), files, groups: index.groups };
    return client.ask({ source, query, options }, onFirst);
  };
  try {
    const files = await indexNames(index);
    return await askWorker(files).catch(async (error) => {
      // A deployment may have replaced the files since they were named.
      namesByScope = undefined;
      const current = await indexNames(index);
      if (JSON.stringify(current) === JSON.stringify(files)) throw error;
      return askWorker(current);
    });
  } catch (error) {
    reportFailure(error);
    if (error instanceof WorkerError) return 'missing';
    return error instanceof OutdatedEngine ? 'outdated' : 'unavailable';
  }
}

/** Returns the names of the files of an index. After a failure, the next call fetches them again. */
async function indexNames({ scope }: PageIndex): Promise<IndexNames> {
  namesByScope ??= fetch(namesUrl(), {
    cache: 'no-cache',
    signal: AbortSignal.timeout(NAMES_TIMEOUT_MS),
  }).then((response) => response.json());
  try {
    const files = (await namesByScope)[scope];
    if (!files) throw new Error(`No index is named for "${scope}".`);
    if (files.engine === ENGINE_VERSION) return files;
    throw new OutdatedEngine(`Expected engine ${ENGINE_VERSION}, but got ${files.engine}.`);
  } catch (error) {
    namesByScope = undefined;
    throw error;
  }
}

function namesUrl(): string {
  return new URL(withBase(`/static/${INDEX_NAMES_FILE}`), window.location.href).href;
}

/**
 * Logs once that the search fails. Firefox and Safari let the requests of a page that is left fail, which is
 * no failure of the search; WebKit does so before it reports that the page is left.
 */
export function reportFailure(error: unknown): void {
  setTimeout(() => {
    if (hasReported || isLeaving) return;
    hasReported = true;
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.error(
      'Failed to fetch search index, please reload the page and try again.',
      String(error),
    );
  }, REPORT_DELAY_MS);
}

function noteLeaving(): void {
  isLeaving = true;
}
