import { Fragment, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { fill } from '@/lib/labels/fill';
import { explain } from '@/lib/playground/explanations';
import { labels } from '@/lib/playground/labels';
import { GAP_MS } from '@/lib/playground/lanes';
import type { Scenario } from '@/lib/playground/scenario';
import { levelOf } from '@/lib/playground/timeline';
import type { Row } from '@/lib/playground/trace';
import { withBase } from '@/lib/routing/base-path';
import styles from './rows.module.css';
import trace from './trace.module.css';
import type { Running } from './use-run';

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
  running: { scenario, events, run, goTo, move, other },
  rows,
  difference = -1,
}: {
  running: Running;
  rows: readonly Row[];
  /** The row in which this run first differs from the other one. */
  difference: number | undefined;
}) {
  const { step } = run;
  const box = useRef<HTMLElement>(null);
  const pressed = events.findLastIndex(({ kind, detail }) => kind === 'action' && detail !== '');
  // What happens first is seen first; then a press brings what follows from it into view, and so does a difference.
  const goal = Math.max(
    difference,
    pressed < 0 ? -1 : rows.findIndex((row) => row.place === pressed),
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
        {rows.map((row, index) => {
          const before = rows[index - 1];
          const isNext = before && row.only !== 'there' && before.only !== 'there';
          const wait = isNext ? row.event.time - before.event.time : 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a run only grow
            <Fragment key={index}>
              {wait > GAP_MS && (
                <li className={styles.gap}>
                  {fill(labels.nothingFor, { seconds: (wait / 1000).toFixed(1) })}
                </li>
              )}
              <Line
                {...row}
                isCurrent={step !== undefined && row.place === step}
                isStop={row.place === (step ?? 0)}
                isGoal={index === goal}
                onStep={goTo}
                continues={before?.only === row.only}
                other={other && labels.forms[other.form]}
                isDifference={index === difference}
                explained={scenario.explained}
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
  place,
  only,
  isCurrent,
  isStop,
  isGoal,
  onStep,
  continues,
  other = '',
  isDifference,
  explained,
}: {
  isCurrent: boolean;
  /** The one row that Tab reaches. */
  isStop: boolean;
  /** It comes into view. */
  isGoal: boolean;
  onStep: (step: number | undefined) => void;
  other: string | undefined;
  /** The row before it is in the same run alone, and says so. */
  continues: boolean;
  isDifference: boolean;
  explained: Scenario['explained'];
} & Row) {
  const { kind, time, app, name, detail } = event;
  const level = levelOf(event);
  const note = [
    level && `${level === 'failure' ? '✕' : '⚠'} ${labels.levels[level]}`,
    only && (only === 'here' ? labels.onlyHere : fill(labels.onlyThere, { form: other })),
    isDifference && `◆ ${labels.firstDifference}`,
  ].filter(Boolean);
  const parts = (
    <>
      <time>{time.toFixed(0)} ms</time>
      <b className="one-line" data-app={app || 'host'}>
        {app || labels.host}
      </b>
      <span>
        <code>{name}</code> {detail}
      </span>
      {note.length > 0 && (
        <em className={continues && !level ? 'visually-hidden' : undefined}>{note.join(' · ')}</em>
      )}
    </>
  );
  const { text, see } = explain(event, explained);
  return (
    <li
      data-level={level}
      data-colour={level && (level === 'failure' ? 'danger' : level)}
      data-only={only}
      data-first-difference={isDifference ? '' : undefined}
      data-goal={isGoal ? '' : undefined}
      data-kind={place === undefined ? undefined : kind}
      aria-current={isCurrent ? 'step' : undefined}
    >
      {place === undefined ? (
        <div>{parts}</div>
      ) : (
        <button
          type="button"
          tabIndex={isStop ? 0 : -1}
          aria-expanded={isCurrent}
          onClick={() => onStep(isCurrent ? undefined : place)}
        >
          {parts}
        </button>
      )}
      {isCurrent && (
        <p>
          {text} <a href={withBase(see)}>{labels.reference}</a>
        </p>
      )}
    </li>
  );
});
