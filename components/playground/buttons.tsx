import { type ComponentProps, useState } from 'react';
import { useLabels } from '../site/app-root';
import { type CopyOutcome, copyWithOutcome } from '../ui/copy-press';
import styles from './info.module.css';

type ReasonedButtonProps = ComponentProps<'button'> & { reason: string | undefined };

/** A button that may do nothing: it keeps the focus then, and says why. */
export function ReasonedButton({ reason, onClick, ...others }: ReasonedButtonProps) {
  return (
    <button
      type="button"
      {...others}
      aria-disabled={reason !== undefined}
      aria-description={reason}
      title={reason}
      onClick={reason === undefined ? onClick : undefined}
    />
  );
}

export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { copied, prompt } = useLabels().copy;
  const [outcome, show] = useState<CopyOutcome>();
  return (
    <button
      type="button"
      className={styles.small}
      onClick={() => void copyWithOutcome(text(), { at: show, prompt, show })}
    >
      <span aria-live="polite">{outcome === 'copied' ? copied : label}</span>
    </button>
  );
}
