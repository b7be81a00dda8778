import { EVENT_KINDS, type StageEvent } from './messages';

/**
 * Reads a recorded run: a line for each event, of which tabs part the time, the kind, the app, the name and the
 * detail. Addresses are those of a host at http://localhost:8090. `npm run record` writes it.
 */
export function readTrace(text: string): StageEvent[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [time, kind, app = '', name = '', detail = ''] = line.split('\t');
      const known = EVENT_KINDS.find((one) => one === kind);
      if (!known)
        throw new Error(`A trace has the line "${line}", whose kind is none of ${EVENT_KINDS}.`);
      return { time: Number(time), kind: known, app, name, detail };
    });
}

/** A row of a run, or of two runs beside each other: an event of both, or of one of them alone. */
export type Row = {
  event: StageEvent;
  /** Which event of this run it is; nothing if only the other run has it. */
  place?: number;
  only?: 'here' | 'there' | undefined;
};

/** The rows of a run, with as many as there can be in common with the other one. Times do not count. */
export function rowsOfRuns(here: readonly StageEvent[], there?: readonly StageEvent[]): Row[] {
  if (!there) return here.map((event, place) => ({ event, place }));
  const keys = { here: here.map(keyOf), there: there.map(keyOf) };
  const wide = there.length + 1;
  // How many rows the ends of both runs have in common, from each pair of places on.
  const common = new Uint16Array((here.length + 1) * wide);
  const at = (a: number, b: number) => common[a * wide + b] ?? 0;
  for (let a = here.length - 1; a >= 0; a--) {
    for (let b = there.length - 1; b >= 0; b--) {
      common[a * wide + b] =
        keys.here[a] === keys.there[b]
          ? at(a + 1, b + 1) + 1
          : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const rows: Row[] = [];
  let [a, b] = [0, 0];
  while (a < here.length || b < there.length) {
    const [event, other] = [here[a], there[b]];
    const isInBoth = keys.here[a] === keys.there[b];
    if (event && (isInBoth || !other || at(a + 1, b) >= at(a, b + 1))) {
      rows.push({ event, place: a, only: isInBoth ? undefined : 'here' });
      a += 1;
      if (isInBoth) b += 1;
    } else if (other) {
      rows.push({ event: other, only: 'there' });
      b += 1;
    }
  }
  return rows;
}

/** What makes two events the same. URLs and times differ from run to run. */
function keyOf({ kind, app, name, detail }: StageEvent): string {
  const words = detail.replace(/https?:\/\/[^/"]+|\s+/g, ' ').trim();
  return [kind, app, name, words].join('\t');
}

/** The first row that is not in both runs. While this one still runs, what it has not reached yet does not count. */
export function firstDifference(rows: readonly Row[], isOver: boolean): number | undefined {
  const last = isOver ? rows.length : rows.findLastIndex(({ only }) => only !== 'there') + 1;
  const found = rows.slice(0, last).findIndex(({ only }) => only);
  return found < 0 ? undefined : found;
}
