import { useEffect, useState } from 'react';
import { fill } from '@/lib/labels/fill';
import { labels } from '@/lib/playground/labels';
import { lanesOf } from '@/lib/playground/lanes';
import { EVENT_KINDS, type EventKind, type StageEvent } from '@/lib/playground/messages';
import { filterEvents, timelineText } from '@/lib/playground/timeline';
import { align, firstDifference, type Row } from '@/lib/playground/trace';
import { CopyButton } from './buttons';
import { EventRows } from './event-rows';
import styles from './info.module.css';
import { Lanes } from './trace-view';
import type { Trace } from './use-trace';

/** After so long without an event, a run has come to rest. */
const SETTLED_MS = 1000;

/** Everything that happened on the stage, in order: as lanes, and as rows along which readers step. */
export function Timeline({ trace, explained }: { trace: Trace; explained: string | undefined }) {
  const { events, step, goTo, other } = trace;
  const [app, setApp] = useState('');
  const [hidden, setHidden] = useState<readonly EventKind[]>([]);
  const filter = { app, hidden };
  const shown = filterEvents(events, filter);
  const kinds = new Set(events.map(({ kind }) => kind));
  const apps = [...new Set(events.map((event) => event.app))].filter((name) => name !== '');
  const isSettled = useSettled(events.length);
  const rows: Row[] = other
    ? align(shown, filterEvents(other.events, filter))
    : shown.map((event) => ({ event }));
  const difference = other && firstDifference(rows, isSettled);
  const run = lanesOf(events);
  const count = String(events.length);
  const at = step === undefined ? undefined : events[step];
  const last = events.at(-1);
  const said = ({ app: of, name }: StageEvent) => ({ app: of || labels.host, name });

  const move = (to: number) => goTo(Math.max(0, Math.min(events.length - 1, to)));

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
      <Lanes run={run} at={at && run.place(at.time)} />
      <div className={styles.steps}>
        <button type="button" onClick={() => move(0)}>
          {labels.first}
        </button>
        <button type="button" onClick={() => move((step ?? events.length) - 1)}>
          {labels.back}
        </button>
        <button
          type="button"
          aria-disabled={step === undefined}
          onClick={() => step !== undefined && move(step + 1)}
        >
          {labels.forward}
        </button>
        {step !== undefined && (
          <button type="button" onClick={() => goTo(undefined)}>
            {labels.follow}
          </button>
        )}
        <span>
          {step === undefined
            ? other && fill(labels.beside, { form: other.form })
            : fill(labels.step, { step: String(step + 1), count })}
        </span>
        {/* Said when the run has come to rest, or at each step; the status of the stage says what became of it. */}
        <span className="visually-hidden" aria-live="polite">
          {at && fill(labels.stepDone, { step: String((step ?? 0) + 1), count, ...said(at) })}
          {!at && isSettled && last && fill(labels.settled, { count, ...said(last) })}
        </span>
      </div>
      <EventRows trace={trace} rows={rows} difference={difference} explained={explained} />
    </>
  );
}

/** Whether no event has come for a while. */
function useSettled(count: number): boolean {
  const [settled, setSettled] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return settled === count;
}
