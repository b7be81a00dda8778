import { HOST } from '../scenario';
import {
  type AppState,
  type CodeProblem,
  type EventKind,
  type Events,
  NO_ROUTES,
  type StageEvent,
  SYNTAX,
  THROWN_TO_HOST,
} from '../stage-messages';

/** More would only be scrolled past; the first ones are what a run is about. */
const MAX_EVENTS = 500;

export function addEvents(events: Events, added: Events): Events {
  return events.length < MAX_EVENTS ? [...events, ...added].slice(0, MAX_EVENTS) : events;
}

/** The state of each sub-app after some events, in the order in which they appeared. */
export function statesAfter(events: Events): ReadonlyMap<string, AppState> {
  const changes = events.filter(({ kind }) => kind === 'state');
  return new Map(changes.map(({ app, name }) => [app, name as AppState]));
}

const isErrorHook = ({ kind, name }: StageEvent) => kind === 'hook' && name.startsWith('error');

/** The last failure: of the syntax, else of a hook or for lack of routes, else one that nobody has caught. */
export function lastFailure(events: Events): StageEvent | undefined {
  return (
    events.find(({ kind, name }) => kind === 'error' && name === SYNTAX) ??
    events.findLast((event) => isErrorHook(event) || event.name === NO_ROUTES) ??
    events.findLast(({ kind }) => kind === 'error')
  );
}

/** Returns whether the code of the host has ended with an error before any of its actions ran; it may have none then. */
export function isHostBroken(events: Events): boolean {
  const first = events.find(
    ({ kind, name, at }) =>
      kind === 'action' || name === THROWN_TO_HOST || (name === SYNTAX && at?.file === HOST),
  );
  return first !== undefined && first.kind !== 'action';
}

/** The lines of the code in which something was thrown, each with what it was first. */
export function problemsIn(events: Events): CodeProblem[] {
  const problems = new Map<string, CodeProblem>();
  for (const { at, detail } of events) {
    const key = `${at?.file}:${at?.line}`;
    if (at && !problems.has(key)) problems.set(key, { ...at, message: detail });
  }
  return [...problems.values()];
}

/** Returns the severity of an event; nothing for what happens in every run. */
export function levelOf(event: StageEvent): 'failure' | 'warning' | undefined {
  const { kind, name, detail } = event;
  if (kind === 'console' && name === 'warn') return 'warning';
  const isFailure =
    kind === 'error' ||
    isErrorHook(event) ||
    (kind === 'state' && name === 'failed') ||
    (kind === 'console' && name === 'error') ||
    (kind === 'request' && /^(blocked|[45])/.test(detail));
  return isFailure ? 'failure' : undefined;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const count = (number: number, noun: string) =>
  `${NUMBERS[number] ?? number} ${noun}${number === 1 ? '' : 's'}`;

const times = (number: number) =>
  ['', '', ' twice'][number] ?? ` ${NUMBERS[number] ?? number} times`;

/** Commas, and “and” without one. */
const LIST = new Intl.ListFormat('en-GB');

/** Summarizes a run in a sentence; empty before anything has happened. */
export function summaryOf(events: Events): string {
  const requests = events.filter(({ kind }) => kind === 'request');
  const fetched = requests.filter(({ detail }) => detail.startsWith('2')).length;
  const hooks = (hook: string) =>
    events.filter(({ kind, name }) => kind === 'hook' && name === hook);
  const scripts = hooks('beforeEval').filter(({ detail }) => detail !== '').length;
  const renders = hooks('afterMount').length;
  const removals = hooks('afterUnmount').length;
  const clauses = [
    fetched > 0 && `fetched ${count(fetched, 'file')}`,
    requests.length > fetched && `could not fetch ${count(requests.length - fetched, 'file')}`,
    scripts > 0 && `ran ${count(scripts, 'script')}`,
    renders > 0 && `called render${times(renders)}`,
    removals > 0 && `called destroy${times(removals)}`,
    events.some(isErrorHook) && 'reported an error',
  ].filter((clause) => clause !== false);
  return clauses.length > 0 ? `Garfish ${LIST.format(clauses)}.` : '';
}

/** Events as lines of text, for a bug report. */
export function timelineText(events: Events): string {
  return events
    .map(({ time, app, kind, name, detail }) =>
      `${time.toFixed(1).padStart(8)} ms  ${app || 'host'}  ${kind}  ${name}  ${detail}`.trimEnd(),
    )
    .join('\n');
}

export function addressAfter(events: Events): string {
  return events.findLast(({ kind }) => kind === 'route')?.name ?? '';
}

/** The last event that says what a container shows; nothing before it shows anything. */
export function lastPageEvent(events: Events, id: string): StageEvent | undefined {
  return events.findLast(({ kind, name }) => kind === 'page' && name === `#${id}`);
}

/**
 * Reads a recorded run: a line for each event, of which tabs part the time, the kind, the app, the name and the
 * detail. Addresses are those of a host at http://localhost:8090. `npm run record` writes it.
 */
export function readTrace(text: string): StageEvent[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [time, kind, app = '', name = '', detail = ''] = line.split('\t');
    return { time: Number(time), kind: kind as EventKind, app, name, detail };
  });
}
