'use client';

import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import { useLabels } from '../../site/site-context';
import { useCopy } from '../../ui/use-copy';
import styles from './code.module.css';

const ICONS = { copied: Check, failed: CircleAlert };

/** Copies a code block. The icon shows the outcome, and screen readers announce it once. */
export function CopyCode({ textOf }: { textOf: () => string }) {
  const labels = useLabels();
  const { outcome, copy } = useCopy();
  const Icon = outcome ? ICONS[outcome] : Copy;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.code.copy}
        title={labels.code.copy}
        data-outcome={outcome}
        onClick={() => copy(textOf())}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      <span className="visually-hidden" aria-live="polite">
        {outcome && labels.copy[outcome]}
      </span>
    </>
  );
}
