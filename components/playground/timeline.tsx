import { useEffect, useState } from 'react';
import { labels } from '@/lib/playground/labels';
import type { StageEvent } from '@/lib/playground/messages';
import { summaryOf } from '@/lib/playground/summary';
import { timelineText } from '@/lib/playground/timeline';
import { fill } from '@/lib/settings/fill';
import { CopyButton } from './buttons';
import { EventRows } from './event-rows';
import styles from './info.module.css';
import type { Running } from './use-run';

/** After so long without an event, a run has come to rest. */
const SETTLED_MS = 1000;

/** Everything that happened on the stage: in a sentence, and as rows along which users step. */
export function Timeline({ running, isFolded }: { running: Running; isFolded: boolean }) {
  const { events, goTo, move } = running;
  const { step } = running.run;
  const isSettled = useSettled(events.length);
  const count = String(events.length);
  const at = step === undefined ? undefined : events[step];
  const names = ({ app, name }: StageEvent) => ({ app: app || labels.host, name });
  const summary = summaryOf(events);
  const steps = (
    <>
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
        <CopyButton label={labels.copyTimeline} text={() => timelineText(events)} />
      </div>
      <EventRows running={running} />
    </>
  );

  return (
    <>
      {/* A screen reader hears it when the run has come to rest, and each step. */}
      <p className={styles.summary} aria-live="polite" aria-busy={!isSettled}>
        {at
          ? fill(labels.stepDone, { step: String((step ?? 0) + 1), count, ...names(at) })
          : summary}
      </p>
      {isFolded ? (
        <details className={styles.steps}>
          <summary>{fill(labels.allEvents, { count })}</summary>
          {steps}
        </details>
      ) : (
        steps
      )}
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
