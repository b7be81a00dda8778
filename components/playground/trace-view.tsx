import { fill } from '@/lib/labels/fill';
import { labels } from '@/lib/playground/labels';
import type { Lane, Lanes as LanesData } from '@/lib/playground/lanes';
import { LINE_END, type StageEvent } from '@/lib/playground/messages';
import { lastShown, levelOf } from '@/lib/playground/timeline';
import styles from './trace.module.css';

/** Half of the height of a lane. */
const MIDDLE = 10;
const MARKS = { failure: '✕', warning: '!' };

/**
 * What each app does, to the scale of time, with a gap for each long wait. Colours tell the apps apart, forms
 * their states, and signs what went wrong.
 */
export function Lanes({
  run: { lanes, gaps, ms },
  at,
}: {
  run: LanesData;
  /** Where the reader has stepped to. */
  at?: number | undefined;
}) {
  return (
    <figure
      className={`${styles.apps} ${styles.lanes}`}
      aria-label={fill(labels.lanes, { ms: ms.toFixed(0) })}
    >
      {lanes.map((lane) => (
        <div key={lane.app} data-app={lane.app || 'host'}>
          <b className="one-line">{lane.app || labels.host}</b>
          <svg role="img" aria-label={laneInWords(lane)}>
            <line x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} />
            {lane.stretches.map(({ state, ...part }) => (
              <rect
                key={part.from}
                {...extentOf(part)}
                data-state={state}
                y={MIDDLE - 4}
                height="8"
              />
            ))}
            {gaps.map((gap) => (
              <rect key={gap.from} {...extentOf(gap)} data-gap="" y="0" height="20" />
            ))}
            {lane.marks.map(({ at: place, level }) => (
              <text key={level} data-level={level} x={percent(place)} y={MIDDLE + 4}>
                {MARKS[level]}
              </text>
            ))}
            {at !== undefined && (
              <line data-now="" x1={percent(at)} x2={percent(at)} y1="0" y2="20" />
            )}
          </svg>
        </div>
      ))}
      {gaps.length > 0 && gaps.length < 5 && (
        <div data-waits="">
          <b />
          <svg aria-hidden="true">
            {gaps.map(({ from, to, ms: waited }) => (
              <text key={from} x={percent((from + to) / 2)} y="11">
                {fill(labels.wait, { seconds: (waited / 1000).toFixed(1) })}
              </text>
            ))}
          </svg>
        </div>
      )}
    </figure>
  );
}

function percent(place: number): string {
  return `${Math.round(place * 2) / 2}%`;
}

function extentOf({ from, to }: { from: number; to: number }) {
  return { x: percent(from), width: percent(to - from) };
}

/** A lane for those who cannot see it: the states of the app, one after the other. */
function laneInWords({ stretches, marks }: Lane): string {
  const states = stretches.map(({ state }) => labels.appStates[state]);
  const levels = marks.map(({ level }) => labels.levels[level]);
  return [...states, ...levels].join(', ') || labels.host;
}

/** What the page shows after some events: each container as a text, and the requests so far. */
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
