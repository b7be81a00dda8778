'use client';

import { useState } from 'react';

/** State that is forgotten when something else is typed, found or chosen than what it belongs to. */
export function useStateOf<Value>(of: string | undefined, initial: Value) {
  const [state, setState] = useState({ of, value: initial });
  const change = (next: (value: Value) => Value) =>
    setState((last) => ({ of, value: next(last.of === of ? last.value : initial) }));
  return [state.of === of ? state.value : initial, change] as const;
}
