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
import type { PageContext } from '../../site/page-context';
import styles from './callout.module.css';

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

type CalloutProps = {
  kind: CalloutKind;
  context: Pick<PageContext, 'labels'>;
  children?: ReactNode;
};

/** The title of the writer, or else the name of the kind. */
export function CalloutTitle({ kind, context, children }: CalloutProps) {
  return children ?? context.labels.callouts[kind];
}

/** A box beside the flow of the text; details are folded at first. */
export function Callout({ kind, children }: CalloutProps) {
  const id = useId();
  const [title, ...content] = Children.toArray(children);
  if (kind === 'details') {
    return (
      <details className={styles.details} data-kind={kind}>
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
