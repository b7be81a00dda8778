import { Fragment, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { explain } from '@/lib/playground/explanations';
import { labels } from '@/lib/playground/labels';
import type { StageEvent } from '@/lib/playground/messages';
import type { Scenario } from '@/lib/playground/scenario';
import { levelOf } from '@/lib/playground/timeline';
import { withBase } from '@/lib/routing/base-path';
import { fill } from '@/lib/settings/fill';
import styles from './rows.module.css';
import trace from './trace.module.css';
import type { Running } from './use-run';

/** So long without an event is shown as a wait. */
const GAP_MS = 250;

/** By which keys readers step. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The events as rows. The one to which readers step explains itself. */
export function EventRows({
  running: { explained, events, run, goTo, move },
}: {
  running: Running;
}) {
  const { step } = run;
  const box = useRef<HTMLElement>(null);
  // The first events are in view, until the user presses a button of the host or something fails.
  const goal = events.findLastIndex(
    (event) => (event.kind === 'action' && event.detail !== '') || levelOf(event) === 'failure',
  );

  function follow(event: KeyboardEvent) {
    if (event.key === 'Escape' && step !== undefined) return goTo(undefined);
    const by = KEYS[event.key];
    if (by === undefined || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    move((step ?? -1) + by);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step or a new goal scrolls
  useEffect(() => {
    const list = box.current;
    const selector = step === undefined ? '[data-goal]' : '[aria-current]';
    const row = list?.querySelector<HTMLElement>(selector);
    if (!list || !row) return;
    const top = row.offsetTop - list.offsetTop - list.scrollTop;
    const isInView = top >= 0 && top + row.offsetHeight <= list.clientHeight;
    if (step === undefined || !isInView) list.scrollBy({ top });
    const hasFocus = list.contains(document.activeElement);
    if (step !== undefined && hasFocus) row.querySelector('button')?.focus();
  }, [step, goal]);

  return (
    <section
      ref={box}
      className={`${trace.apps} ${styles.events}`}
      aria-label={labels.timeline}
      onKeyDown={follow}
    >
      <ol>
        {events.map((event, index) => {
          const wait = event.time - (events[index - 1] ?? event).time;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a run only grow
            <Fragment key={index}>
              {wait > GAP_MS && (
                <li className={styles.gap}>
                  {fill(labels.nothingFor, { seconds: (wait / 1000).toFixed(1) })}
                </li>
              )}
              <Line
                event={event}
                index={index}
                isCurrent={index === step}
                isStop={index === (step ?? 0)}
                isGoal={index === goal}
                onStep={goTo}
                explained={explained}
              />
            </Fragment>
          );
        })}
      </ol>
    </section>
  );
}

/** An event never changes, so its line is rendered once, and when readers step to it. */
const Line = memo(function Line({
  event,
  index,
  isCurrent,
  isStop,
  isGoal,
  onStep,
  explained,
}: {
  event: StageEvent;
  index: number;
  isCurrent: boolean;
  /** The one row that Tab reaches. */
  isStop: boolean;
  /** It comes into view. */
  isGoal: boolean;
  onStep: (step: number | undefined) => void;
  explained: Scenario['explained'];
}) {
  const { kind, time, app, name, detail } = event;
  const level = levelOf(event);
  const { text, see } = explain(event, explained);
  return (
    <li
      data-level={level}
      data-colour={level && (level === 'failure' ? 'danger' : level)}
      data-goal={isGoal ? '' : undefined}
      data-kind={kind}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-expanded={isCurrent}
        onClick={() => onStep(isCurrent ? undefined : index)}
      >
        <time>{time.toFixed(0)} ms</time>
        <b className="one-line" data-app={app || 'host'}>
          {app || labels.host}
        </b>
        <span>
          <code>{name}</code> {detail}
        </span>
        {level && (
          <em>
            {level === 'failure' ? '✕' : '⚠'} {labels.levels[level]}
          </em>
        )}
      </button>
      {isCurrent && (
        <p>
          {text} {see && <a href={withBase(see)}>{labels.reference}</a>}
        </p>
      )}
    </li>
  );
});
