'use client';

import { useSyncExternalStore } from 'react';
import styles from './search-button.module.css';

/** The keys that open the search on this system; its room is kept until the browser tells them. */
export function ShortcutHint() {
  const isMac = useSyncExternalStore<boolean | undefined>(
    () => () => {},
    () => /mac|iphone|ipad/i.test(navigator.platform),
    () => undefined,
  );
  return (
    <span className={styles.keys} aria-hidden="true">
      {isMac !== undefined && (isMac ? '⌘ K' : 'Ctrl K')}
    </span>
  );
}
