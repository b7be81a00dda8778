'use client';

import { useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

/*
 * What the app reads and writes of the dialog, which the server has rendered.
 */

/** What stands in the input, from the first letter on. */
export function useFieldText(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      input.addEventListener('input', listener);
      return () => input.removeEventListener('input', listener);
    },
    [input],
  );
  return useSyncExternalStore(subscribe, () => input.value);
}

/** Tells assistive technology which row the keys of the input are at, where there are rows. */
export function useRowOfField(
  input: HTMLInputElement,
  list: string | undefined,
  row: string | undefined,
): void {
  useLayoutEffect(() => {
    const attributes = { 'aria-controls': list, 'aria-activedescendant': row };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    input.setAttribute('aria-expanded', String(list !== undefined));
  }, [input, list, row]);
  useEffect(
    () => () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) input.removeAttribute(name);
      input.setAttribute('aria-expanded', 'false');
    },
    [input],
  );
}
