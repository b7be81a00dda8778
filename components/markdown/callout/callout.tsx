import type { LucideIcon } from 'lucide-react';
import Flame from 'lucide-react/icons/flame';
import Info from 'lucide-react/icons/info';
import Lightbulb from 'lucide-react/icons/lightbulb';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Pencil from 'lucide-react/icons/pencil';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Children, type ReactNode, useId } from 'react';
import type { CalloutKind } from '@/lib/markdown/syntax/callout-kinds';
import styles from './callout.module.css';

/** The icon of a kind, so that its colour is never the only sign of it, and what the colour means. */
const LOOKS: Record<
  Exclude<CalloutKind, 'details'>,
  {
    Icon: LucideIcon;
    colour: 'note' | 'success' | 'info' | 'important' | 'warning' | 'danger';
  }
> = {
  tip: { Icon: Lightbulb, colour: 'success' },
  note: { Icon: Pencil, colour: 'note' },
  info: { Icon: Info, colour: 'info' },
  important: { Icon: MessageSquareWarning, colour: 'important' },
  warning: { Icon: TriangleAlert, colour: 'warning' },
  caution: { Icon: OctagonAlert, colour: 'danger' },
  danger: { Icon: Flame, colour: 'danger' },
};

export type CalloutProps = { kind: CalloutKind; children?: ReactNode };

/** A box that stands out of the text; details are folded until the reader opens them. */
export function Callout({ kind, children }: CalloutProps) {
  const id = useId();
  // The Markdown always puts the title first.
  const [title, ...content] = Children.toArray(children);
  if (kind === 'details') {
    return (
      <details className={styles.details}>
        <summary>{title}</summary>
        {content}
      </details>
    );
  }
  const { Icon, colour } = LOOKS[kind];
  return (
    <div
      className={styles.callout}
      data-kind={kind}
      data-colour={colour}
      role="note"
      aria-labelledby={id}
    >
      <p className={`row ${styles.title}`}>
        <Icon size={20} strokeWidth={2} aria-hidden="true" />
        <span id={id}>{title}</span>
      </p>
      {content.length > 0 && <div className={`flow ${styles.content}`}>{content}</div>}
    </div>
  );
}
