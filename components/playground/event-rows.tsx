import { Fragment, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { fill } from '@/lib/labels/fill';
import { explain } from '@/lib/playground/explanations';
import { labels } from '@/lib/playground/labels';
import { GAP_MS } from '@/lib/playground/lanes';
import { levelOf } from '@/lib/playground/timeline';
import type { Row } from '@/lib/playground/trace';
import { withBase } from '@/lib/routing/base-path';
import styles from './rows.module.css';
import trace from './trace.module.css';
import type { Trace } from './use-trace';

/** By which keys readers step; the events that are filtered out are stepped over. */
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
  trace: { events, step, goTo, other },
  rows,
  difference,
  explained,
}: {
  trace: Trace;
  rows: readonly Row[];
  /** The row in which this run first differs from the other one. */
  difference: number | undefined;
  explained: string | undefined;
}) {
  const box = useRef<HTMLElement>(null);
  const places = new Map(events.map((event, index) => [event, index]));
  const own = rows.flatMap(({ event }) => places.get(event) ?? []);
  const pressed = events.findLastIndex(({ kind, detail }) => kind === 'action' && detail !== '');
  const current = step ?? own[0];

  function follow(event: KeyboardEvent) {
    if (event.key === 'Escape' && step !== undefined) return goTo(undefined);
    const by = KEYS[event.key];
    if (by === undefined || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const now = step === undefined ? -1 : own.indexOf(step);
    goTo(own[Math.max(0, Math.min(own.length - 1, now + by))]);
  }

  const show = (selector: string, block: 'start' | 'nearest') => {
    const list = box.current;
    const row = list?.querySelector<HTMLElement>(selector);
    if (!list || !row) return;
    const top = row.offsetTop - list.offsetTop;
    const below = top + row.offsetHeight - list.clientHeight;
    if (block === 'start' || list.scrollTop > top) list.scrollTo({ top });
    else if (list.scrollTop < below) list.scrollTo({ top: below });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a step moves the focus
  useEffect(() => {
    if (step === undefined) return;
    show('[aria-current]', 'nearest');
    const hasFocus = box.current?.contains(document.activeElement);
    if (hasFocus) box.current?.querySelector<HTMLElement>('[aria-current] > button')?.focus();
  }, [step]);
  // What happens first is seen first; a press brings what follows from it into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a press
  useEffect(() => {
    if (pressed >= 0 && step === undefined) show(`[data-event="${pressed}"]`, 'start');
  }, [pressed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the difference is found
  useEffect(() => {
    if (difference !== undefined && step === undefined) show('[data-first-difference]', 'start');
  }, [difference]);

  return (
    <section
      ref={box}
      className={`${trace.apps} ${styles.events}`}
      aria-label={labels.timeline}
      onKeyDown={follow}
    >
      <ol>
        {rows.map(({ event, only }, index) => {
          const place = places.get(event);
          const before = rows[index - 1];
          const isNext = before && only !== 'there' && before.only !== 'there';
          const wait = isNext ? event.time - before.event.time : 0;
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
                place={place}
                isCurrent={place !== undefined && place === step}
                isStop={place !== undefined && place === current}
                onStep={goTo}
                only={only}
                continues={only !== undefined && before?.only === only}
                other={other?.form}
                isDifference={index === difference}
                explained={explained}
              />
            </Fragment>
          );
        })}
      </ol>
      {rows.length === 0 && <p>{labels.nothing}</p>}
    </section>
  );
}

/** An event never changes, so its line is rendered once, and when readers step to it. */
const Line = memo(function Line({
  event,
  place,
  isCurrent,
  isStop,
  onStep,
  only,
  continues,
  other = '',
  isDifference,
  explained,
}: {
  /** Its place in this run; nothing if only the other run has it. */
  place: number | undefined;
  isCurrent: boolean;
  /** The one row that Tab reaches. */
  isStop: boolean;
  onStep: (step: number | undefined) => void;
  other: string | undefined;
  /** The row before it is in the same run alone, and says so. */
  continues: boolean;
  isDifference: boolean;
  explained: string | undefined;
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
      <b data-app={app || 'host'}>{app || labels.host}</b>
      <span>
        <code>{name}</code> {detail}
      </span>
      {note.length > 0 && (
        <em className={continues && !level ? 'visually-hidden' : undefined}>{note.join(' · ')}</em>
      )}
    </>
  );
  const { text, see } = explain(event);
  const reference = level === 'failure' && explained && kind !== 'hook' ? explained : see;
  return (
    <li
      data-level={level}
      data-only={only}
      data-first-difference={isDifference ? '' : undefined}
      data-kind={place === undefined ? undefined : kind}
      data-event={place}
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
          {text} <a href={withBase(reference)}>{labels.reference}</a>
        </p>
      )}
    </li>
  );
});
