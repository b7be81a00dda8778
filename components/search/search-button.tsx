import Search from 'lucide-react/icons/search';
import type { Labels } from '@/lib/settings/labels';
import styles from './search-button.module.css';

/** Opens the search, as do the shortcuts (open-search.ts). */
export function SearchButton({ labels: { search } }: { labels: Labels }) {
  return (
    <div className={styles.room} data-scripted="">
      <button
        type="button"
        className={`row ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-opens="search"
      >
        <Search size={18} aria-hidden="true" />
        <span className={styles.name}>{search.button}</span>
        <kbd className={styles.keys} />
      </button>
    </div>
  );
}
