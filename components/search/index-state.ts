'use client';

import { useSyncExternalStore } from 'react';
import { type SearchClient, searchClient } from '@/lib/search/client';
import { type IndexSource, SearchFailure } from '@/lib/search/search-engine';

/**
 * What is known of the index: not asked for, on its way, ready, not to be had, or made for a newer
 * version of the site than the page that shows.
 */
export type IndexState = 'initial' | 'initing' | 'inited' | 'failed' | 'outdated';

/** One in each document, so that a panel that is opened again finds its index ready. */
const client: SearchClient = searchClient(
  () => new Worker(new URL('../../lib/search/worker.ts', import.meta.url), { type: 'module' }),
);

const listeners = new Set<() => void>();
let wanted = '';
let state: IndexState = 'initial';
let isReported = false;

/**
 * Makes the index of a language (and version) ready, unless it is, or is on its way. One that could
 * not be had is asked for again.
 */
export function prepareIndex(source: IndexSource): void {
  const key = JSON.stringify(source);
  if (key === wanted && state !== 'failed') return;
  wanted = key;
  setState('initing');
  client.load(source).then(
    () => wanted === key && setState('inited'),
    (failure: unknown) => wanted === key && fail(failure),
  );
}

/** What is known of the index at present. */
export function useIndexState(): IndexState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'initial',
  );
}

/** Finds pages; nothing when the search is not to be had, which the state of the index then tells. */
export async function findPages(query: string, show: 'first' | 'all') {
  try {
    return await client.search(query, { show });
  } catch (failure) {
    fail(failure);
    return undefined;
  }
}

function fail(failure: unknown): void {
  if (!isReported) {
    isReported = true;
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.error(
      'Failed to fetch search index, please reload the page and try again.',
      String(failure),
    );
  }
  const isOutdated = failure instanceof SearchFailure && failure.kind === 'version';
  setState(isOutdated ? 'outdated' : 'failed');
}

function setState(next: IndexState): void {
  state = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
