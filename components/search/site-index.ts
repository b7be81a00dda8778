import { prefetch } from '@/lib/browser/prefetch';
import { createStore } from '@/lib/browser/store';
import { withBase } from '@/lib/routing/base-path';
import { searchClient } from '@/lib/search/client';
import {
  INDEX_NAMES_FILE,
  type IndexNames,
  type IndexSource,
  type OnFirst,
  OutdatedEngine,
} from '@/lib/search/search-engine';
import { startWorker } from '@/lib/search/start-worker';
import type { SearchOptions } from '@/lib/search/types';

/** What a page says of the index that it is searched in. */
export type OwnIndex = Pick<IndexSource, 'scope' | 'groups'>;

/** The load state of the search index; `outdated` when it is for a newer version of the site. */
export type IndexState = 'initial' | 'initing' | 'inited' | 'failed' | 'outdated';

/** One for the whole document, so that a panel that is opened again finds its index ready. */
const client = searchClient(startWorker);

const state = createStore<IndexState>('initial');

let wanted: OwnIndex | undefined;
/** The names of the files of all indexes, where they were fetched ahead. */
let names: Record<string, IndexNames> | undefined;
const fetchedAhead = new Set<string>();
let isReported = false;
let isLeaving = false;

const REPORT_AFTER_MS = 500;

/** Loads an index, unless it is loaded or loading. One that failed is loaded again. */
export function prepareIndex(own: OwnIndex): void {
  const isSame = JSON.stringify(own) === JSON.stringify(wanted);
  const { get, set } = state;
  if (isSame && get() !== 'failed') return;
  wanted = own;
  set('initing');
  window.addEventListener('beforeunload', noteLeaving);
  client.load({ ...own, names: namesAddress(), files: names?.[own.scope] }).then(
    () => wanted === own && set('inited'),
    (failure: unknown) => wanted === own && fail(failure),
  );
}

/** Loads the index again that failed. */
function retry(): void {
  if (wanted) prepareIndex(wanted);
}

/** Fetches the first part of an index ahead, and with it the names of the others. */
export async function fetchIndexAhead({ scope }: OwnIndex): Promise<void> {
  if (fetchedAhead.has(scope)) return;
  fetchedAhead.add(scope);
  try {
    names ??= await (await fetch(namesAddress(), { cache: 'no-cache' })).json();
    const files = names?.[scope];
    if (files && 'first' in files) prefetch(new URL(files.first, namesAddress()).href);
  } catch {
    // The search asks again when it opens.
  }
}

/** Finds pages; `undefined` when the search fails, which changes the load state of the index. */
async function find(query: string, options: SearchOptions, onFirst: OnFirst) {
  try {
    return await client.search(query, options, onFirst);
  } catch (failure) {
    fail(failure);
    return undefined;
  }
}

/** What the app works with, which is loaded later: the index stays with the page. */
export const siteIndex = { state, find, retry };

export type SiteIndex = typeof siteIndex;

/** A worker has no page to resolve a path against. */
function namesAddress(): string {
  return new URL(withBase(`/static/${INDEX_NAMES_FILE}`), window.location.href).href;
}

function fail(failure: unknown): void {
  // The files may have other names by now.
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
