import { prefetch } from '@/lib/browser/prefetch';
import { createStore } from '@/lib/browser/store';
import { withBase } from '@/lib/routing/base-path';
import { searchClient } from '@/lib/search/client';
import { startWorker } from '@/lib/search/start-worker';
import {
  ENGINE_VERSION,
  INDEX_NAMES_FILE,
  type IndexNames,
  type IndexSource,
  type SearchOptions,
  type SearchResults,
} from '@/lib/search/types';

/** What a page says of the index that it is searched in: its language and version, by `scopeKey`. */
export type OwnIndex = Pick<IndexSource, 'groups'> & { scope: string };

/** The load state of the search index; `outdated` when it is for a newer version of the site. */
export type IndexState = 'initial' | 'initing' | 'inited' | 'failed' | 'outdated';

/** The index is for another version of the engine: only a reload of the page helps, not another try. */
class OutdatedEngine extends Error {}

/** One for the whole document, so that a panel that is opened again finds its index ready. */
const client = searchClient(startWorker);

const state = createStore<IndexState>('initial');

let wanted: OwnIndex | undefined;
/** The names of the files of all indexes, which change with every deployment. */
let names: Promise<Record<string, IndexNames>> | undefined;
const fetchedAhead = new Set<string>();
let isReported = false;
let isLeaving = false;

const REPORT_AFTER_MS = 500;
const NAMES_LIMIT_MS = 5000;

/** Loads an index, unless it is loaded or loading. One that failed is loaded again. */
export function prepareIndex(own: OwnIndex): void {
  const isSame = JSON.stringify(own) === JSON.stringify(wanted);
  if (isSame && state.get() !== 'failed') return;
  wanted = own;
  state.set('initing');
  window.addEventListener('beforeunload', noteLeaving);
  void find('', {}).then((found) => found && wanted === own && state.set('inited'));
}

/** Loads the index again that failed. */
function retry(): void {
  if (wanted) prepareIndex(wanted);
}

/** Starts what searches, before there is something to search for. */
export function startAhead(): void {
  try {
    client.prepare();
  } catch {
    // The search says so when it is asked.
  }
}

/** Fetches the first part of an index ahead. */
export async function fetchIndexAhead(own: OwnIndex): Promise<void> {
  const files = await indexNames(own).catch(() => undefined);
  if (!files) return;
  const href = new URL(files.headings, namesAddress()).href;
  if (!fetchedAhead.has(href)) prefetch(href);
  fetchedAhead.add(href);
}

async function indexNames({ scope }: OwnIndex): Promise<IndexNames> {
  names ??= fetchNames();
  const files = (await names)[scope];
  if (!files) throw new Error(`No index is named for "${scope}".`);
  if (files.engine === ENGINE_VERSION) return files;
  throw new OutdatedEngine(`Expected engine ${ENGINE_VERSION}, but got ${files.engine}.`);
}

async function fetchNames(): Promise<Record<string, IndexNames>> {
  try {
    const signal = AbortSignal.timeout(NAMES_LIMIT_MS);
    return await (await fetch(namesAddress(), { cache: 'no-cache', signal })).json();
  } catch (failure) {
    names = undefined;
    throw failure;
  }
}

/** Finds pages; `undefined` when the search fails, which changes the load state of the index. */
async function find(
  query: string,
  options: SearchOptions,
  onFirst?: (results: SearchResults) => void,
) {
  const own = wanted;
  if (!own) return undefined;
  const askFor = (files: IndexNames) => {
    const source = { base: namesAddress(), files, groups: own.groups };
    return client.ask({ source, query, options }, onFirst);
  };
  try {
    const files = await indexNames(own);
    return await askFor(files).catch(async (failure) => {
      // A deployment may have replaced the files since they were named.
      names = undefined;
      const present = await indexNames(own);
      if (JSON.stringify(present) === JSON.stringify(files)) throw failure;
      return askFor(present);
    });
  } catch (failure) {
    if (wanted === own) fail(failure);
    return undefined;
  }
}

/** What the app works with, which is loaded later: the index stays with the page. */
export const siteIndex = { state, find, retry };

export type SiteIndex = typeof siteIndex;

function namesAddress(): string {
  return new URL(withBase(`/static/${INDEX_NAMES_FILE}`), window.location.href).href;
}

function fail(failure: unknown): void {
  names = undefined;
  reportFailure(failure);
  state.set(failure instanceof OutdatedEngine ? 'outdated' : 'failed');
}

/**
 * Says once that the search fails. Firefox and Safari let the requests of a page that is left fail, which is
 * no failure of the search; WebKit does so before it says that the page is left.
 */
export function reportFailure(failure: unknown): void {
  setTimeout(() => {
    if (isReported || isLeaving) return;
    isReported = true;
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.error(
      'Failed to fetch search index, please reload the page and try again.',
      String(failure),
    );
  }, REPORT_AFTER_MS);
}

function noteLeaving(): void {
  isLeaving = true;
}
