import { Children, type ReactNode, useId } from 'react';
import type { CalloutKind } from '@/lib/markdown/syntax/callout-kinds';
import styles from './callout.module.css';
import { CalloutIcon } from './callout-icon';
import { CalloutName } from './callout-name';
import { FoldedBox } from './folded-box';

/** A box that stands out of the text; details are folded until the reader opens them. */
export function Callout({ kind, children }: { kind: CalloutKind; children?: ReactNode }) {
  const id = useId();
  // The Markdown always puts the title first.
  const [title, ...content] = Children.toArray(children);
  if (kind === 'details') return <FoldedBox title={title}>{content}</FoldedBox>;
  return (
    <div className={styles.callout} data-kind={kind} role="note" aria-labelledby={id}>
      <p className={styles.title}>
        <CalloutIcon kind={kind} />
        <span id={id}>{title}</span>
      </p>
      {content.length > 0 && <div className={`flow ${styles.content}`}>{content}</div>}
    </div>
  );
}

/** The title of a callout: the writer's words, else what its kind is called. */
export function CalloutTitle({ kind, children }: { kind: CalloutKind; children?: ReactNode }) {
  return children ?? <CalloutName kind={kind} />;
}
