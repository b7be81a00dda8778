import { copyShortcut } from '@/lib/browser/copy-text';
import { useLabels } from '../site/site-context';
import type { CopyOutcome } from '../ui/use-copy';
import styles from './search-dialog.module.css';

/** What the keys do. A screen reader knows most of them from the roles. */
export function SearchHints({ copied }: { copied: CopyOutcome | undefined }) {
  const { search, copy } = useLabels();
  const hints = [
    ['↑ ↓', search.hintMove],
    ['↵', search.hintOpen],
    [copyShortcut(), copied ? copy[copied] : search.hintCopy],
    ['Esc', search.hintClose],
  ];
  return (
    <p className={styles.hints} aria-hidden="true">
      {hints.map(([keys = '', text]) => (
        <span key={keys}>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          <span key={text}>{text}</span>
        </span>
      ))}
    </p>
  );
}
