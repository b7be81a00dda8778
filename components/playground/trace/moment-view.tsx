import { fill } from '@/lib/labels/fill';
import type { en } from '@/lib/playground/labels/en';
import type { Moment } from '@/lib/playground/timeline';
import styles from './trace.module.css';

/** What the page shows at a moment of a run: each container as a text, and the requests so far. */
export function MomentView({
  moment: { containers, requests },
  title,
  labels,
  isShort = false,
}: {
  moment: Moment;
  title: string;
  labels: typeof en;
  /** Without the requests. */
  isShort?: boolean;
}) {
  return (
    <section className={`${styles.apps} ${styles.moment}`} aria-label={title}>
      <em>{title}</em>
      <div>
        {containers.map(({ id, app, text }) => (
          <p key={id} data-app={app || 'other'} data-empty={text === '' || undefined}>
            <code>#{id}</code> {text === '' ? labels.empty : text}
          </p>
        ))}
      </div>
      {!isShort && <em>{fill(labels.requests, { count: String(requests.length) })}</em>}
      {!isShort && requests.length > 0 && (
        <ul>
          {requests.map(({ path, answer, isFailure }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: requests only grow
            <li key={index} data-level={isFailure ? 'failure' : undefined}>
              <code>{path}</code> {answer}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
