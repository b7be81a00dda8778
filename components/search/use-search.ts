'use client';

import { startTransition, useEffect, useRef, useState } from 'react';
import type { SearchResults } from '@/lib/search/types';
import { findPages, useIndexState } from './index-state';

/** How long after the last key the search begins. */
const DEBOUNCE_MS = 150;

/**
 * The results of what stands in the input; `results` may still be those of an earlier query, which
 * they name. `hurry` begins at once and gives the results of the present query.
 */
export function useSearch(query: string, show: 'first' | 'all') {
  const state = useIndexState();
  const [results, setResults] = useState<SearchResults>();
  const ticket = useRef(0);

  async function find(): Promise<SearchResults | undefined> {
    ticket.current += 1;
    const own = ticket.current;
    const found = await findPages(query, show);
    // In the meantime something else was typed.
    if (own !== ticket.current) return undefined;
    // Many rows must not hold up the keys.
    startTransition(() => setResults(found));
    return found;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` is made of these two
  useEffect(() => {
    if (query === '') {
      setResults(undefined);
      return;
    }
    if (state !== 'inited') return;
    const timer = setTimeout(find, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      ticket.current += 1;
    };
  }, [query, show, state]);

  const isEmpty = query === '';
  return {
    results: isEmpty ? undefined : results,
    isLoading: !isEmpty && (state === 'initial' || state === 'initing'),
    hasFailed: state === 'failed' || state === 'outdated',
    hurry: find,
  };
}
