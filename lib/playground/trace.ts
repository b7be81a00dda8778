import { EVENT_KINDS, type EventKind, type StageEvent } from './messages';
import { type Choices, FORM, initialChoices, otherForm, type Scenario } from './scenario';

/**
 * A recorded run: a line for each event, of which tabs part the time, the kind, the app, the name and the
 * detail. Addresses are those of a host at http://localhost:8090.
 */
export function writeTrace(events: readonly StageEvent[]): string {
  return events
    .map(({ time, kind, app, name, detail }) => {
      const words = detail.replace(/\s+/g, ' ').trim();
      return `${[Math.round(time), kind, app, name, words].join('\t').trimEnd()}\n`;
    })
    .join('');
}

export function readTrace(text: string): StageEvent[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [time, kind, app = '', name = '', detail = ''] = line.split('\t');
      const known = EVENT_KINDS.find((one) => one === kind);
      if (!known)
        throw new Error(`A trace has the line "${line}", whose kind is none of ${EVENT_KINDS}.`);
      return { time: Number(time), kind: known satisfies EventKind, app, name, detail };
    });
}

/** The choices of which a scenario has a recorded run, by the name of that run. */
export function recordedForms(scenario: Scenario): Readonly<Record<string, Choices>> {
  const initial = initialChoices(scenario);
  return scenario.mend
    ? { broken: initial, mended: { ...initial, [FORM]: otherForm(initial) } }
    : { run: initial };
}
