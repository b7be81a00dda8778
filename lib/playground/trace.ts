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
