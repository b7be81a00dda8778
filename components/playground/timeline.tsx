import { Fragment, type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { explain } from '@/lib/playground/events/explanations';
import { levelOf, summaryOf, timelineText } from '@/lib/playground/events/timeline';
import type { StageEvent } from '@/lib/playground/stage-messages';
import { withBase } from '@/lib/routing/base-path';
import { CopyButton } from './buttons';
import styles from './info.module.css';
import rows from './rows.module.css';
import type { Running } from './run/use-run';
import trace from './trace.module.css';

/** After so long without an event, a run has come to rest. */
const SETTLED_MS = 1000;
/** A longer time without an event is shown as a wait. */
const GAP_MS = 250;

const KEYS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Everything that happened on the stage: in a sentence, and as rows along which users step. */
export function Timeline({ running, isFolded }: { running: Running; isFolded: boolean }) {
  const { events, run } = running;
  const { length } = events;
  const isSettled = useSettled(length);
  const { step = 0 } = run;
  const at = run.step === undefined ? undefined : events[step];
  return (
    <>
      {/* A screen reader announces it when the run has come to rest, and each step. */}
      <p className={styles.summary} aria-live="polite" aria-busy={!isSettled}>
        {at ? `Step ${step + 1} of ${length}: ${at.app || 'host'}, ${at.name}` : summaryOf(events)}
      </p>
      {isFolded ? (
        <details className={styles.steps}>
          <summary>{length} events, step by step</summary>
          <Steps running={running} />
        </details>
      ) : (
        <Steps running={running} />
      )}
    </>
  );
}

function useSettled(count: number): boolean {
  const [settled, setSettled] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return settled === count;
}

function Steps({ running }: { running: Running }) {
  const { events, run, goTo } = running;
  const { step } = run;
  const buttons: [label: string, press: () => void, isOff?: boolean][] = [
    ['First step', () => goTo(0)],
    ['Step back', () => goTo((step ?? events.length - 1) - 1)],
    ['Step forward', () => step !== undefined && goTo(step + 1), step === undefined],
  ];
  if (step !== undefined) buttons.push(['Back to the run', () => goTo()]);
  return (
    <>
      <div className={`wrap ${styles.tools}`}>
        {buttons.map(([label, press, isOff]) => (
          <button key={label} type="button" aria-disabled={isOff} onClick={press}>
            {label}
          </button>
        ))}
        <CopyButton label="Copy as text" text={() => timelineText(events)} />
      </div>
      <EventRows running={running} />
    </>
  );
}

/** The events as rows. The one to which users step explains itself. */
function EventRows({ running: { explained, events, run, goTo } }: { running: Running }) {
  const { step } = run;
  const box = useRef<HTMLElement>(null);
  // The first events are in view, until the user presses a button of the host or something fails.
  const lastTurn = events.findLastIndex(
    (event) => (event.kind === 'action' && event.detail !== '') || levelOf(event) === 'failure',
  );
  const target = step ?? lastTurn;

  function follow(event: KeyboardEvent) {
    if (event.key === 'Escape' && step !== undefined) return goTo();
    const by = KEYS[event.key];
    if (by === undefined || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    goTo((step ?? -1) + by);
  }

  useEffect(() => {
    const list = box.current;
    const row = list?.querySelectorAll<HTMLElement>('li[data-kind]')[target];
    if (!list || !row) return;
    const top = row.offsetTop - list.offsetTop - list.scrollTop;
    const isInView = top >= 0 && top + row.offsetHeight <= list.clientHeight;
    if (step === undefined || !isInView) list.scrollBy({ top });
    const hasFocus = list.contains(document.activeElement);
    if (step !== undefined && hasFocus) row.querySelector('button')?.focus();
  }, [step, target]);

  return (
    <section
      ref={box}
      className={`${trace.apps} ${rows.events}`}
      aria-label="Timeline"
      onKeyDown={follow}
    >
      <ol>
        {events.map((event, index) => {
          const wait = event.time - (events[index - 1] ?? event).time;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a run only grow
            <Fragment key={index}>
              {wait > GAP_MS && (
                <li className={rows.gap}>Nothing happens for {(wait / 1000).toFixed(1)} s</li>
              )}
              <Row
                event={event}
                index={index}
                isCurrent={index === step}
                isTabStop={index === (step ?? 0)}
                goTo={goTo}
                explained={explained}
              />
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}

type RowProps = Pick<Running, 'goTo' | 'explained'> & {
  event: StageEvent;
  index: number;
  isCurrent: boolean;
  isTabStop: boolean;
};

/** An event never changes, so its row is rendered once, and when users step to it. */
const Row = memo(function Row({ event, index, isCurrent, isTabStop, goTo, explained }: RowProps) {
  const { kind, time, app, name, detail } = event;
  const level = levelOf(event);
  const { text, see } = explain(event, explained);
  return (
    <li
      data-level={level}
      data-colour={level && (level === 'failure' ? 'danger' : level)}
      data-kind={kind}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-expanded={isCurrent}
        onClick={() => goTo(isCurrent ? undefined : index)}
      >
        <time>{time.toFixed(0)} ms</time>
        <b className="one-line" data-app={app || 'host'}>
          {app || 'host'}
        </b>
        <span>
          <code>{name}</code> {detail}
        </span>
        {level && (
          <em>
            {level === 'failure' ? '✕' : '⚠'} {level}
          </em>
        )}
      </button>
      {isCurrent && (
        <p>
          {text} {see && <a href={withBase(see)}>Reference</a>}
        </p>
      )}
    </li>
  );
});
