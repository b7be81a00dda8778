'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/browser/store';
import { siteSections } from '@/lib/navigation/sections';
import { withBase } from '@/lib/routing/base-path';
import { scopeKey } from '@/lib/routing/scope';
import { searchClient } from '@/lib/search/client';
import { INDEX_NAMES_FILE, OutdatedEngine } from '@/lib/search/search-engine';
import { useLabels, useScope, useSite } from '../site/site-context';

/** The load state of the search index; `outdated` when it is for a newer version of the site. */
export type IndexState = 'initial' | 'initing' | 'inited' | 'failed' | 'outdated';

/** One for the whole document, so that a panel that is opened again finds its index ready. */
const client = searchClient(
  () => new Worker(new URL('../../lib/search/worker.ts', import.meta.url), { type: 'module' }),
);

const state = createStore<IndexState>('initial');
let wanted = '';
let isReported = false;
let isLeaving = false;

const REPORT_AFTER_MS = 500;

function noteLeaving(): void {
  isLeaving = true;
}

export function useIndexState(): IndexState {
  return useSyncExternalStore(state.subscribe, state.get, () => 'initial');
}

/** The name of the index in which the language and version of the page are searched. */
export function useIndexName(): string {
  const { scopes, search } = useSite();
  const { scope } = useScope();
  return scopeKey(search.versioned ? scope : { ...scope, version: scopes.defaultVersion });
}

/** Returns what loads that index, unless it is loaded or loading. One that failed is loaded again. */
export function usePrepareIndex(): () => void {
  const { nav } = useSite();
  const { search } = useLabels();
  const scope = useIndexName();
  return () => {
    const source = {
      names: new URL(withBase(`/static/${INDEX_NAMES_FILE}`), window.location.href).href,
      scope,
      groups: { sections: siteSections(nav[scope] ?? []), others: search.others },
    };
    const key = JSON.stringify(source);
    if (key === wanted && state.get() !== 'failed') return;
    wanted = key;
    state.set('initing');
    window.addEventListener('beforeunload', noteLeaving);
    client.load(source).then(
      () => wanted === key && state.set('inited'),
      (failure: unknown) => wanted === key && fail(failure),
    );
  };
}

/** Finds pages; `undefined` when the search fails, which changes the load state of the index. */
export async function findPages(query: string, show: 'first' | 'all') {
  try {
    return await client.search(query, { show });
  } catch (failure) {
    fail(failure);
    return undefined;
  }
}

function fail(failure: unknown): void {
  // Not at once: WebKit lets the requests fail before it says that the page is left.
  setTimeout(report, REPORT_AFTER_MS, failure);
  state.set(failure instanceof OutdatedEngine ? 'outdated' : 'failed');
}

/** Firefox and Safari let the requests of a page that is left fail, which is no failure of the search. */
function report(failure: unknown): void {
  if (isReported || isLeaving) return;
  isReported = true;
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error(
    'Failed to fetch search index, please reload the page and try again.',
    String(failure),
  );
}
