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
/** Settles when the worker has been told what to search. */
let told: Promise<unknown> = Promise.resolve();
/** The names of the files of all indexes; `undefined` where they did not come. */
let names: Promise<Record<string, IndexNames> | undefined> | undefined;
const fetchedAhead = new Set<string>();
let isReported = false;
let isLeaving = false;

const REPORT_AFTER_MS = 500;
/** The worker asks by itself, and says that the search fails, when they do not come. */
const NAMES_LIMIT_MS = 3000;

/** Loads an index, unless it is loaded or loading. One that failed is loaded again. */
export function prepareIndex(own: OwnIndex): void {
  const isSame = JSON.stringify(own) === JSON.stringify(wanted);
  const { get, set } = state;
  if (isSame && get() !== 'failed') return;
  wanted = own;
  set('initing');
  window.addEventListener('beforeunload', noteLeaving);
  told = filesOf(own).then((files) => {
    client.load({ ...own, names: namesAddress(), files }).then(
      () => wanted === own && set('inited'),
      (failure: unknown) => wanted === own && fail(failure),
    );
  });
}

/** Loads the index again that failed. */
function retry(): void {
  if (wanted) prepareIndex(wanted);
}

/** Fetches an index ahead: its first part, or both. */
export async function fetchIndexAhead(own: OwnIndex, parts: 'first' | 'all'): Promise<void> {
  const files = await filesOf(own);
  if (!files) return;
  for (const name of parts === 'first' ? [files.first] : [files.first, files.terms]) {
    const href = new URL(name, namesAddress()).href;
    if (!fetchedAhead.has(href)) prefetch(href);
    fetchedAhead.add(href);
  }
}

/** What the files of an index are called; the worker asks again where that does not come. */
async function filesOf({ scope }: OwnIndex): Promise<IndexNames | undefined> {
  names ??= fetchNames();
  const all = await names;
  if (!all) names = undefined;
  return all?.[scope];
}

async function fetchNames(): Promise<Record<string, IndexNames> | undefined> {
  try {
    const signal = AbortSignal.timeout(NAMES_LIMIT_MS);
    return await (await fetch(namesAddress(), { cache: 'no-cache', signal })).json();
  } catch {
    return undefined;
  }
}

/** Finds pages; `undefined` when the search fails, which changes the load state of the index. */
async function find(query: string, options: SearchOptions, onFirst?: OnFirst) {
  try {
    await told;
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
