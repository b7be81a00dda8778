import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { EventKind, StageEvent } from '../messages';
import { latest } from './checks';
import { entryFor, runFindings } from './run-findings';
import { EMPTY, FILLED } from './scenario';

const event = (kind: EventKind, name: string, detail = ''): StageEvent => ({
  kind,
  name,
  detail,
  app: 'app',
  time: 1,
});
const found = (...events: StageEvent[]) => latest(runFindings(events, { isStopped: false }));
const outcomes = (...events: StageEvent[]) =>
  [...found(...events).values()].map(({ check, outcome }) => `${check} ${outcome}`);

test('nothing is told before the run has shown something', () => {
  expect(outcomes(event('hook', 'beforeLoad'))).toEqual([]);
});

test('an app that is mounted and shows something passes', () => {
  const mounted = event('state', 'mounted');
  expect(outcomes(mounted)).toEqual(['run passed', 'provider passed', 'mount passed']);
  expect(outcomes(mounted, event('console', 'log', FILLED))).toContain('content passed');
});

test('an empty container names the error that nothing caught', () => {
  const events = [event('state', 'mounted'), event('console', 'log', EMPTY)];
  expect(found(...events).get('content')?.see).toMatch(/^\/issues\/#9-/);
  const error = event('error', 'unhandled rejection', 'Loading chunk 7 failed');
  const content = found(...events, error).get('content');
  expect(content?.found).toContain('Loading chunk 7 failed');
  expect(content?.see).toBe('/issues/errors#loading-chunk');
});

test('a run that the page has stopped says why; one that the reader has stopped is no problem', () => {
  const [run] = runFindings([], { isStopped: true, reason: 'no answer' });
  expect(run).toMatchObject({ check: 'run', outcome: 'problem' });
  const byReader = runFindings([], { isStopped: true });
  expect(byReader.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'skipped']);
});

test.each([
  [
    '[Garfish warning]: "http://localhost/" load failed with status "404"',
    'load-failed-with-status',
  ],
  ['Failed to fetch', 'failed-to-fetch'],
  ['NetworkError when attempting to fetch resource.', 'failed-to-fetch'],
  ['Load failed', 'failed-to-fetch'],
  ['Entrance wrong type of resource of "app".', 'entrance-wrong-type'],
  ['"provider" is "undefined".', 'provider-is-undefined'],
  ['"render" is required in provider.', 'render-is-required'],
  ['"destroy" is required in provider.', 'destroy-is-required'],
  ['Cannot use import statement outside a module', 'import-statement'],
  ["Unexpected token 'export'", 'unexpected-export'],
  ["Unexpected token '<'", 'unexpected-token'],
  ["Identifier 'exports' has already been declared", 'exports-declared'],
  ['Invalid domGetter: undefined.', 'invalid-domgetter'],
  ['Invalid node type "7"', 'invalid-node-type'],
  ['Loading chunk 12 failed.', 'loading-chunk'],
  ['createRoot(...): Target container is not a DOM element.', 'create-root'],
  ['Invalid hook call. Hooks can only be called', 'invalid-hook-call'],
])('%s leads to an entry that exists', (message, id) => {
  expect(entryFor(message)).toBe(`/issues/errors#${id}`);
  expect(readFileSync('content/issues/errors.mdx', 'utf8')).toContain(`{#${id}}`);
});

test('an error of the app itself is in no list', () => {
  expect(entryFor('The shop has no articles')).toBeUndefined();
});
