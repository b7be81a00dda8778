import { memo, useEffect, useRef, useState } from 'react';
import { EVENT_KINDS, type EventKind, type StageEvent } from '@/lib/playground/messages';
import { filterEvents, timelineText } from '@/lib/playground/timeline';
import { CopyButton } from './buttons';
import styles from './info.module.css';
import { usePlaygroundLabels } from './use-playground-labels';

/** Everything that happened on the stage, in order. */
export function Timeline({ events }: { events: readonly StageEvent[] }) {
  const labels = usePlaygroundLabels();
  const [app, setApp] = useState('');
  const [hidden, setHidden] = useState<readonly EventKind[]>([]);
  const box = useRef<HTMLElement>(null);
  const shown = filterEvents(events, { app, hidden });
  const kinds = new Set(events.map(({ kind }) => kind));
  const apps = [...new Set(events.map((event) => event.app))].filter((name) => name !== '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new event comes into view
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [events.length]);

  return (
    <>
      <div className={styles.tools}>
        <select aria-label={labels.app} value={app} onChange={({ target }) => setApp(target.value)}>
          <option value="">{labels.allApps}</option>
          {apps.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{labels.kinds}</legend>
          {EVENT_KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
            <button
              key={kind}
              type="button"
              data-kind={kind}
              aria-pressed={!hidden.includes(kind)}
              onClick={() =>
                setHidden(
                  hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind],
                )
              }
            >
              {labels.eventKinds[kind]}
            </button>
          ))}
        </fieldset>
        <CopyButton label={labels.copyTimeline} text={() => timelineText(shown, labels.host)} />
      </div>
      <section
        ref={box}
        className={styles.events}
        aria-label={labels.timeline}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
      >
        <ol>
          {shown.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a run only grow
            <Line key={index} event={event} />
          ))}
        </ol>
        {shown.length === 0 && <p>{labels.nothing}</p>}
      </section>
    </>
  );
}

/** An event never changes, so its line is rendered once. */
const Line = memo(function Line({
  event: { kind, time, app, name, detail },
}: {
  event: StageEvent;
}) {
  const labels = usePlaygroundLabels();
  return (
    <li data-kind={kind}>
      <time>{time.toFixed(0)} ms</time>
      <b>{app || labels.host}</b>
      <span>
        <code>{name}</code> {detail}
      </span>
    </li>
  );
});
