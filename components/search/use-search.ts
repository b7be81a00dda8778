'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import type { SearchResults } from '@/lib/search/types';
import { findPages, useIndexState } from './index-state';

/** How long after the last key the search starts. */
const DEBOUNCE_MS = 150;

/**
 * The results of a query. While it is searched for, `results` are those of an earlier query, which
 * they name. `searchNow` does not wait for the debounce.
 */
export function useSearch(query: string, show: 'first' | 'all') {
  const state = useIndexState();
  const [results, setResults] = useState<SearchResults>();
  const ticket = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function searchNow(): Promise<SearchResults | undefined> {
    // Where finding takes longer than the debounce, the second search would make the first one outdated.
    clearTimeout(timer.current);
    ticket.current += 1;
    const own = ticket.current;
    const found = await findPages(query, show);
    // Meanwhile something else was typed.
    if (own !== ticket.current) return undefined;
    // Rendering many rows must not delay typing.
    startTransition(() => setResults(found));
    return found;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `searchNow` is made of these two
  useEffect(() => {
    if (query === '') {
      setResults(undefined);
      return;
    }
    if (state !== 'inited') return;
    timer.current = setTimeout(searchNow, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer.current);
      ticket.current += 1;
    };
  }, [query, show, state]);

  const isEmpty = query === '';
  const hasFailed = state === 'failed' || state === 'outdated';
  return {
    results: isEmpty ? undefined : results,
    // Also while the first query runs: it takes long where the index has just come.
    isLoading: !isEmpty && !hasFailed && (state !== 'inited' || results === undefined),
    hasFailed,
    searchNow,
  };
}
