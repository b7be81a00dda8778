import { PLAYGROUND_LABELS } from '@/lib/playground/labels';
import { useCopy } from '../ui/use-copy';
import styles from './info.module.css';

/** A button that copies a text and says so. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { outcome, copy } = useCopy();
  return (
    <button type="button" className={styles.small} onClick={() => void copy(text())}>
      <span aria-live="polite">{outcome === 'copied' ? PLAYGROUND_LABELS.copied : label}</span>
    </button>
  );
}
