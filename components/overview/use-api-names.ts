import { useRef, useState } from 'react';
import type { NamesOfPages } from '@/lib/navigation/overview';
import { useScope } from '../site/site-context';
import { loadApiNames } from './api-names';

/** The options, hooks and other names of the pages, which are fetched when the reader filters. */
export function useApiNames() {
  const { prefix } = useScope();
  const [names, setNames] = useState<NamesOfPages>();
  const isAsked = useRef(false);

  function loadNames() {
    if (isAsked.current) return;
    isAsked.current = true;
    loadApiNames(prefix).then(setNames, () => {
      // Pages and headings are found without them, and the next use tries again.
      isAsked.current = false;
      setNames(new Map());
    });
  }
  return { names, loadNames };
}
