'use client';

import { useLayoutEffect } from 'react';
import type { SearchResults } from '@/lib/search/types';
import type { Row } from './results-in';
import { useStateOf } from './use-state-of';

/**
 * The row that the keyboard is at. It is the first of each new list, goes around at both ends, and
 * scrolls into view when a key has moved it, and when results have come. Where further rows come, it stays the
 * same row.
 */
export function useCurrentRow(
  list: string,
  rows: readonly Row[],
  of: string,
  results: SearchResults | undefined,
) {
  const [{ key, byKey }, setState] = useStateOf(of, { key: '', byKey: false });
  const current = Math.max(
    0,
    rows.findIndex((row) => rowKey(row) === key),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: other results move the rows
  useLayoutEffect(() => {
    if (!byKey) return;
    const element = document.getElementById(`${list}-${current}`);
    // The first row brings the head of the list into view, too.
    if (current === 0) element?.closest('[role="listbox"]')?.scrollIntoView({ block: 'start' });
    else element?.scrollIntoView({ block: 'nearest' });
  }, [list, current, byKey, results]);

  function go(next: Row | undefined, isByKey: boolean): void {
    if (next) setState(() => ({ key: rowKey(next), byKey: isByKey }));
  }

  return {
    current,
    setCurrent: (row: Row | undefined) => go(row, false),
    move: (by: 1 | -1) => go(rows[(current + by + rows.length) % rows.length], true),
  };
}

/** No two rows have the same, and a row keeps it when its text comes. */
export function rowKey({ link, type }: Row): string {
  return type === 'more' ? `${type} ${link}` : link;
}
