'use client';

import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SearchResults } from '@/lib/search/types';
import type { SiteIndex } from './site-index';

/** How long after the last key the search starts. */
const DEBOUNCE_MS = 150;

/** Results, and whether more of them is to come. */
type Answer = { results: SearchResults; isWhole: boolean };

/**
 * The results of a query. While it is searched for, `results` are those of an earlier query, which
 * they name, or lack what is still being fetched. `searchNow` does not wait for the debounce.
 */
export function useSearch(
  index: SiteIndex,
  query: string,
  show: 'first' | 'all',
  read: readonly number[],
) {
  const state = useSyncExternalStore(index.state.subscribe, index.state.get);
  const hasFailed = state === 'failed' || state === 'outdated';
  const [answer, setAnswer] = useState<Answer>();
  const ticket = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When the query was typed. One from before the app was there has waited long enough. */
  const typed = useRef({ query, at: 0 });

  async function searchNow(asked = query): Promise<SearchResults | undefined> {
    // Where finding takes longer than the debounce, the second search would make the first one outdated.
    clearTimeout(timer.current);
    ticket.current += 1;
    const own = ticket.current;
    function keep(results: SearchResults | undefined, isWhole: boolean) {
      // Rendering many rows must not delay typing.
      startTransition(() => setAnswer(results && { results, isWhole }));
    }
    function keepFirst(first: SearchResults) {
      if (own === ticket.current) keep(first, false);
    }
    // The results are there, and only a few of their texts are not.
    const isMore = read.length > 0;
    const found = await index.find(asked, { show, read }, isMore ? undefined : keepFirst);
    // Otherwise something else is searched for by now, or more of the same.
    if (own === ticket.current) keep(found, true);
    return found;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `searchNow` is made of the first three
  useEffect(() => {
    if (query === '' || hasFailed) {
      setAnswer(undefined);
      return;
    }
    const now = performance.now();
    if (typed.current.query !== query) typed.current = { query, at: now };
    timer.current = setTimeout(() => searchNow(), DEBOUNCE_MS - (now - typed.current.at));
    return () => {
      clearTimeout(timer.current);
      ticket.current += 1;
    };
  }, [query, show, read, hasFailed]);

  const isAnswered = query !== '' && !hasFailed;
  return {
    results: isAnswered ? answer?.results : undefined,
    // Also while the first query runs: it takes long where the index has just come.
    isLoading: isAnswered && !answer?.isWhole,
    state,
    searchNow,
  };
}
