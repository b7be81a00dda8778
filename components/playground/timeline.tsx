import { useEffect, useState } from 'react';
import { fill } from '@/lib/labels/fill';
import { labels } from '@/lib/playground/labels';
import { lanesOf } from '@/lib/playground/lanes';
import type { StageEvent } from '@/lib/playground/messages';
import { timelineText } from '@/lib/playground/timeline';
import { CopyButton } from './buttons';
import { EventRows } from './event-rows';
import styles from './info.module.css';
import { Lanes } from './trace-view';
import type { Running } from './use-run';

/** After so long without an event, a run has come to rest. */
const SETTLED_MS = 1000;

/** Everything that happened on the stage, in order: as lanes, and as rows along which readers step. */
export function Timeline({ running }: { running: Running }) {
  const { events, goTo, move } = running;
  const { step } = running.run;
  const isSettled = useSettled(events.length);
  const lanes = lanesOf(events);
  const count = String(events.length);
  const at = step === undefined ? undefined : events[step];
  const last = events.at(-1);
  const said = ({ app, name }: StageEvent) => ({ app: app || labels.host, name });

  return (
    <>
      <Lanes run={lanes} at={step === undefined ? undefined : lanes.places[step]} />
      <div className={`wrap ${styles.tools}`}>
        <button type="button" onClick={() => move(0)}>
          {labels.first}
        </button>
        <button type="button" onClick={() => move((step ?? events.length - 1) - 1)}>
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
        {step !== undefined && <span>{fill(labels.step, { step: String(step + 1), count })}</span>}
        {/* Said when the run has come to rest, or at each step; the status of the stage says what became of it. */}
        <span className="visually-hidden" aria-live="polite">
          {at && fill(labels.stepDone, { step: String((step ?? 0) + 1), count, ...said(at) })}
          {!at && isSettled && last && fill(labels.settled, { count, ...said(last) })}
        </span>
        <CopyButton label={labels.copyTimeline} text={() => timelineText(events)} />
      </div>
      <EventRows running={running} />
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
