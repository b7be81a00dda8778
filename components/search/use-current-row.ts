'use client';

import { useLayoutEffect, useState } from 'react';

/**
 * Which row the keyboard is at. It begins anew with each list, wraps at both ends, and scrolls into
 * view when a key has moved it. Rows have the id `{list}-{number}`.
 */
export function useCurrentRow(list: string, count: number, of: string) {
  const [state, setState] = useState({ of, row: 0, byKey: false });
  const { row, byKey } = state.of === of ? state : { row: 0, byKey: false };
  const current = Math.min(row, Math.max(0, count - 1));

  useLayoutEffect(() => {
    if (!byKey) return;
    const element = document.getElementById(`${list}-${current}`);
    // With the first row the head of the list comes into view, too.
    if (current === 0) element?.closest('[role="listbox"]')?.scrollIntoView({ block: 'start' });
    else element?.scrollIntoView({ block: 'nearest' });
  }, [list, current, byKey]);

  return {
    current,
    setCurrent: (next: number) => setState({ of, row: next, byKey: false }),
    move: (by: 1 | -1) => {
      if (count > 0) setState({ of, row: (current + by + count) % count, byKey: true });
    },
  };
}
