'use client';

import { useSyncExternalStore } from 'react';
import { usesCommandKey } from '@/lib/browser/reader-system';
import styles from './search-button.module.css';

/** The keys that open the search on this system; its room is kept until the browser tells them. */
export function ShortcutHint() {
  const usesCommand = useSyncExternalStore<boolean | undefined>(
    () => () => {},
    usesCommandKey,
    () => undefined,
  );
  return (
    <span className={styles.keys} aria-hidden="true">
      {usesCommand !== undefined && (usesCommand ? '⌘ K' : 'Ctrl K')}
    </span>
  );
}
