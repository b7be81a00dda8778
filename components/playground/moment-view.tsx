import { labels } from '@/lib/playground/labels';
import { LINE_END, type StageEvent } from '@/lib/playground/messages';
import { lastShown, levelOf } from '@/lib/playground/timeline';
import { fill } from '@/lib/settings/fill';
import styles from './trace.module.css';

/** The page after some events: each container as a text, and the requests so far. */
export function MomentView({
  events,
  containers,
  title,
}: {
  events: readonly StageEvent[];
  containers: readonly string[];
  title: string;
}) {
  const requests = events.filter(({ kind }) => kind === 'request');
  return (
    <section className={`${styles.apps} ${styles.moment}`} aria-label={title}>
      <em>{title}</em>
      <div>
        {containers.map((id) => {
          const { app = '', detail = '' } = lastShown(events, id) ?? {};
          return (
            <p key={id} data-app={app || 'other'} data-empty={detail === '' || undefined}>
              <code>#{id}</code>{' '}
              {(detail || labels.empty).split(LINE_END).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
                <span key={index}>{line}</span>
              ))}
            </p>
          );
        })}
      </div>
      <em>{fill(labels.requests, { count: String(requests.length) })}</em>
      {requests.length > 0 && (
        <ul>
          {requests.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: requests only grow
            <li key={index} data-level={levelOf(event)}>
              <code>{event.name.replace('GET ', '')}</code> {event.detail}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
