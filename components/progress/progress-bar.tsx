import type { PageContext } from '../site/page-context';
import styles from './progress.module.css';

/** Where the thin line over the top bar comes while a page takes long to load, and the words for it. */
export function ProgressBar({ context: { labels, scope } }: { context: PageContext }) {
  return (
    <div className={styles.place} data-part="progress" data-kept={scope.lang}>
      <p className="visually-hidden" aria-live="polite" data-words={labels.frame.loading} />
    </div>
  );
}
