import type { AppState, StageEvent } from './messages';
import { levelOf } from './timeline';

/** How an app stands for some time. Before its first state it is loading; the host has no states. */
type Stretch = { from: number; to: number; state: AppState | 'loading' };

/** An app, or the host without a name, and what happens to it, from 0 to 100 on the scale of the run. */
export type Lane = {
  app: string;
  stretches: readonly Stretch[];
  /** The last warning and the last failure; more would cover each other. */
  marks: readonly { at: number; level: 'failure' | 'warning' }[];
};

/** A time in which nothing happens, in place of which the scale has a gap. */
type Gap = { from: number; to: number; ms: number };

export type Lanes = {
  lanes: readonly Lane[];
  gaps: readonly Gap[];
  ms: number;
  /** Where a time lies on the scale. */
  place: (time: number) => number;
};

const LEVELS = ['warning', 'failure'] as const;

/** Nothing for so long is a gap. All other times are to one scale. */
export const GAP_MS = 250;
/** The part of the whole that a gap takes, so that its time can stand there on a phone. */
const GAP_PART = 12;

/** A run as lanes: one for the host and one for each app, in the order in which they appeared. */
export function lanesOf(events: readonly StageEvent[]): Lanes {
  const { place, gaps } = scaleOf(events.map(({ time }) => time));
  const names = ['', ...new Set(events.flatMap(({ app }) => (app === '' ? [] : [app])))];
  const lanes = names.map((app) => {
    const own = events.filter((event) => event.app === app);
    return {
      app,
      stretches: app === '' ? [] : stretchesOf(own, place),
      marks: LEVELS.flatMap((level) => {
        const last = own.findLast((event) => levelOf(event) === level);
        return last ? [{ at: place(last.time), level }] : [];
      }),
    };
  });
  return { lanes, gaps, place, ms: events.at(-1)?.time ?? 0 };
}

function stretchesOf(own: readonly StageEvent[], place: (time: number) => number): Stretch[] {
  const [first] = own;
  if (!first) return [];
  const changes = own.filter(({ kind }) => kind === 'state');
  const starts = [
    { time: first.time, state: 'loading' as const },
    ...changes.map(({ time, name }) => ({ time, state: name as AppState })),
  ];
  return starts
    .map(({ time, state }, index) => ({
      from: place(time),
      to: place(starts[index + 1]?.time ?? Number.POSITIVE_INFINITY),
      state,
    }))
    .filter(({ from, to }) => to > from);
}

/** Where each of some times, one after the other, lies between 0 and 100. */
export function scaleOf(times: readonly number[]) {
  const waits = times.flatMap((to, index) => {
    const from = times[index - 1] ?? to;
    return to - from > GAP_MS ? [{ from, to }] : [];
  });
  const begin = times[0] ?? 0;
  const end = times.at(-1) ?? 0;
  const waited = waits.reduce((sum, { from, to }) => sum + to - from, 0);
  // What follows the last event is shown, too, since that is how the run has ended.
  const part = Math.min(GAP_PART, 60 / Math.max(1, waits.length));
  const scale = (94 - part * waits.length) / Math.max(1, end - begin - waited);
  const place = (time: number) => {
    if (time > end) return 100;
    return waits.reduce(
      (at, { from, to }) => {
        if (time <= from) return at;
        const inGap = Math.min(1, (time - from) / (to - from));
        return at + inGap * part - Math.min(time - from, to - from) * scale;
      },
      (time - begin) * scale,
    );
  };
  const gaps = waits.map(({ from, to }) => ({ from: place(from), to: place(to), ms: to - from }));
  return { place, gaps };
}
