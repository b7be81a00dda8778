import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type EventKind, NO_ROUTES, type StageEvent, THROWN_TO_HOST } from '../stage-messages';
import {
  addEvents,
  addressAfter,
  isHostBroken,
  lastFailure,
  problemsIn,
  readTrace,
  statesAfter,
  summaryOf,
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

test('the last route and the last state of each app count', () => {
  expect(addressAfter(EVENTS)).toBe('');
  expect(addressAfter([event('route', '', '/'), event('route', '', '/cart')])).toBe('/cart');
  expect(Object.fromEntries(statesAfter(EVENTS))).toEqual({ cart: 'mounted', orders: 'failed' });
});

test('the last error that a hook received is the failure, or that there are no routes', () => {
  const noRoutes = event('error', '', NO_ROUTES, 'No routes here');
  expect(lastFailure(EVENTS)?.detail).toBe('Failed to fetch');
  expect(lastFailure(EVENTS.slice(0, 3))).toBeUndefined();
  expect(lastFailure([noRoutes])?.detail).toBe('No routes here');
});

const thrown = event('error', '', THROWN_TO_HOST, 'x is not defined');

test.each([
  [true, [...EVENTS, thrown]],
  // An action has thrown it.
  [false, [...EVENTS, event('action', '', 'mount()', 'pressed'), thrown]],
  [false, [...EVENTS, event('error', '', 'uncaught')]],
  [false, []],
])('a host is broken (%s) by what it throws before its first action', (expected, events) => {
  expect(isHostBroken(events)).toBe(expected);
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

test('a recorded run is read line by line', () => {
  expect(readTrace('12\thook\tshop\tmounted\n')).toEqual([
    { time: 12, kind: 'hook', app: 'shop', name: 'mounted', detail: '' },
  ]);
});

test.each([
  ['first-mount.run', 'Garfish fetched three files, ran one script and called render.'],
  ['missing-entry.broken', 'Garfish could not fetch one file and reported an error.'],
])('%s: %s', (trace, sentence) => {
  const text = readFileSync(`lib/playground/traces/${trace}.tsv`, 'utf8');
  expect(summaryOf(readTrace(text))).toBe(sentence);
});

test('a run in which Garfish has done nothing has no summary', () => {
  expect(summaryOf([])).toBe('');
});
