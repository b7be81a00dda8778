import type { AppState, StageEvent } from './messages';
import { levelOf } from './timeline';

/** How an app stands for some time. Before its first state it is loading; the host has no states. */
type Stretch = { from: number; to: number; state: AppState | 'loading' };

/** An app, or the host without a name, and what happens to it, from 0 to 100 on the scale of the run. */
export type Lane = {
  app: string;
  stretches: readonly Stretch[];
  /** The last failure, and the last warning that it does not cover; more would cover each other. */
  marks: readonly { at: number; level: 'failure' | 'warning' }[];
};

/** A time in which nothing happens, in place of which the scale has a gap. */
type Gap = { from: number; to: number; ms: number };

export type Lanes = {
  lanes: readonly Lane[];
  gaps: readonly Gap[];
  ms: number;
  /** Where each event lies on the scale. */
  places: readonly number[];
};

type Placed = StageEvent & { place: number };

/** Nothing for so long is a gap. All other times are to one scale. */
export const GAP_MS = 250;
/** The part of the whole that a gap takes, so that its time can stand there on a phone. */
const GAP_PART = 12;
/** The part of the whole that a mark covers. */
const MARK_PART = 5;
/** Where the last event lies. What follows it is shown, too, since that is how the run has ended. */
const LAST = 94;

/** A run as lanes: one for the host and one for each app, in the order in which they appeared. */
export function lanesOf(events: readonly StageEvent[]): Lanes {
  const { places, gaps } = scaleOf(events.map(({ time }) => time));
  const placed = events.map((event, index) => ({ ...event, place: places[index] ?? 0 }));
  const names = new Set(['', ...events.map(({ app }) => app)]);
  const lanes = [...names].map((app) => {
    const own = placed.filter((event) => event.app === app);
    return {
      app,
      stretches: app === '' ? [] : stretchesOf(own),
      marks: marksOf(own),
    };
  });
  return { lanes, gaps, places, ms: events.at(-1)?.time ?? 0 };
}

function marksOf(own: readonly Placed[]): Lane['marks'] {
  const failure = own.findLast((event) => levelOf(event) === 'failure');
  const isCovered = ({ place }: Placed) =>
    failure !== undefined && Math.abs(failure.place - place) < MARK_PART;
  const warning = own.findLast((event) => levelOf(event) === 'warning' && !isCovered(event));
  return [
    ...(warning ? [{ at: warning.place, level: 'warning' as const }] : []),
    ...(failure ? [{ at: failure.place, level: 'failure' as const }] : []),
  ];
}

function stretchesOf(own: readonly Placed[]): Stretch[] {
  const changes = own.filter(({ kind }, index) => index === 0 || kind === 'state');
  return changes
    .map(({ place, kind, name }, index) => ({
      from: place,
      to: changes[index + 1]?.place ?? 100,
      state: kind === 'state' ? (name as AppState) : ('loading' as const),
    }))
    .filter(({ from, to }) => to > from);
}

/** Where some times, one after the other, lie between 0 and 100, and the gaps between them. */
export function scaleOf(times: readonly number[]): { places: number[]; gaps: Gap[] } {
  const waits = times.map((time, index) => time - (times[index - 1] ?? time));
  const short = waits.filter((wait) => wait <= GAP_MS);
  const count = waits.length - short.length;
  const part = Math.min(GAP_PART, 60 / Math.max(1, count));
  const busy = short.reduce((sum, wait) => sum + wait, 0);
  const scale = (LAST - part * count) / Math.max(1, busy);
  const gaps: Gap[] = [];
  let place = 0;
  const places = waits.map((ms) => {
    const from = place;
    place += ms > GAP_MS ? part : ms * scale;
    if (ms > GAP_MS) gaps.push({ from, to: place, ms });
    return place;
  });
  return { places, gaps };
}
