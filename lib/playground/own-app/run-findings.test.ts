import { expect, test } from '@jest/globals';
import type { EventKind, StageEvent } from '../messages';
import { latest } from './checks';
import { runFindings } from './run-findings';
import { EMPTY, FILLED } from './scenario';

const event = (kind: EventKind, name: string, detail = ''): StageEvent => ({
  kind,
  name,
  detail,
  app: 'app',
  time: 1,
});
const found = (...events: StageEvent[]) => latest(runFindings({ events, status: 'running' }));
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
  const [run] = runFindings({ events: [], status: 'stopped', reason: 'no answer' });
  expect(run).toMatchObject({ check: 'run', outcome: 'problem' });
  const byReader = runFindings({ events: [], status: 'stopped' });
  expect(byReader.map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped', 'skipped']);
});
