import { expect, test } from '@jest/globals';
import { type EventKind, NO_ROUTES, type StageEvent, THROWN_TO_HOST } from './messages';
import {
  addEvents,
  addressAfter,
  isHostBroken,
  lastFailure,
  problemsIn,
  statesAfter,
  timelineText,
} from './timeline';

const event = (kind: EventKind, app: string, name: string, detail = ''): StageEvent => ({
  kind,
  app,
  name,
  detail,
  time: 12.345,
});

const EVENTS = [
  event('hook', 'cart', 'beforeLoad', '/cart'),
  event('state', 'cart', 'loaded'),
  event('request', '', 'GET /cart', '200'),
  event('state', 'orders', 'failed'),
  event('hook', 'orders', 'errorLoadApp', 'Failed to fetch'),
  event('state', 'cart', 'mounted'),
];

test('the address bar shows the last route, and nothing before the first', () => {
  expect(addressAfter(EVENTS)).toBe('');
  expect(addressAfter([event('route', '', '/'), event('route', '', '/cart'), ...EVENTS])).toBe(
    '/cart',
  );
});

test('the last state of each app counts', () => {
  expect([...statesAfter(EVENTS)]).toEqual([
    ['cart', 'mounted'],
    ['orders', 'failed'],
  ]);
});

test('the error that a hook received is found', () => {
  expect(lastFailure(EVENTS)?.detail).toBe('Failed to fetch');
  expect(lastFailure(EVENTS.slice(0, 3))).toBeUndefined();
  expect(lastFailure([event('error', '', NO_ROUTES, 'No routes here')])?.detail).toBe(
    'No routes here',
  );
});

test('a host is broken by what it throws before its first action, not by an action', () => {
  const thrown = event('error', '', THROWN_TO_HOST, 'x is not defined');
  const action = event('action', '', 'mount()', 'pressed');
  expect(isHostBroken([...EVENTS, thrown])).toBe(true);
  expect(isHostBroken([...EVENTS, action, thrown])).toBe(false);
  expect(isHostBroken([...EVENTS, event('error', '', 'uncaught')])).toBe(false);
  expect(isHostBroken([])).toBe(false);
});

test('a run that never ends does not fill the memory', () => {
  let events: readonly StageEvent[] = [];
  const three = [1, 2, 3].map((time) => ({ ...event('hook', '', 'x'), time }));
  for (let index = 0; index < 2000; index++) events = addEvents(events, three);
  expect(events).toHaveLength(500);
  expect(events.slice(0, 4).map(({ time }) => time)).toEqual([1, 2, 3, 1]);
});

test('events become lines of text', () => {
  expect(timelineText(EVENTS.slice(1, 3))).toBe(
    '    12.3 ms  cart  state  loaded\n    12.3 ms  host  request  GET /cart  200',
  );
});

test('each line of the code has the first of its problems', () => {
  const at = { file: 'host.js', line: 3 };
  const thrown = event('error', '', THROWN_TO_HOST, 'x is not defined');
  expect(
    problemsIn([
      ...EVENTS,
      { ...event('hook', 'cart', 'errorMountApp', 'first'), at },
      { ...thrown, at },
      { ...thrown, at: { ...at, line: 9 } },
      thrown,
    ]),
  ).toEqual([
    { ...at, message: 'first' },
    { file: 'host.js', line: 9, message: 'x is not defined' },
  ]);
});
