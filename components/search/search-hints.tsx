'use client';

import { useLabels } from '../frame/site-context';
import styles from './search-dialog.module.css';

/** What the keys do, at the foot of the panel; a screen reader knows that from the roles. */
export function SearchHints() {
  const { search } = useLabels();
  return (
    <p className={styles.hints} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {search.hintMove}
      </span>
      <span>
        <kbd>↵</kbd> {search.hintOpen}
      </span>
      <span>
        <kbd>Esc</kbd> {search.hintClose}
      </span>
    </p>
  );
}
