import { expect, test } from '@jest/globals';
import type { EventKind, StageEvent } from '../messages';
import { hostIn } from '../scenario';
import { readScenario } from '../scenarios';
import { latest } from './checks';
import { ENTRY } from './inspect';
import { EMPTY, FILLED, runFindings } from './run-findings';

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

test('the host has the entry that is replaced, and prints what is looked for', () => {
  for (const text of [ENTRY, EMPTY, FILLED]) {
    expect(hostIn(readScenario('_own-app')).split(text)).toHaveLength(2);
  }
});

test('nothing is told before the run has shown something', () => {
  expect(outcomes(event('hook', 'beforeLoad'))).toEqual([]);
});

test('an app that is mounted passes once it shows something', () => {
  const mounted = event('state', 'mounted');
  expect(outcomes(mounted)).toEqual([]);
  expect(outcomes(mounted, event('console', 'log', FILLED))).toEqual([
    'provider passed',
    'mount passed',
  ]);
});

test('an empty container names the error that nothing caught', () => {
  const events = [event('state', 'mounted'), event('console', 'log', EMPTY)];
  expect(found(...events).get('mount')?.see).toMatch(/^\/issues\/nothing-renders#9-/);
  const error = event('error', 'unhandled rejection', 'Loading chunk 7 failed');
  const mount = found(...events, error).get('mount');
  expect(mount?.values).toEqual({ message: 'Loading chunk 7 failed' });
  expect(mount?.see).toBe('/issues/errors#loading-chunk');
});

test.each([
  [['errorExecCode'], 'Cannot use import statement', ['modules problem', 'mount problem']],
  [['errorExecCode', 'errorMountApp'], 'No articles', ['mount problem']],
  [['errorMountApp'], '"provider" is "undefined".', ['provider problem', 'mount problem']],
  [['errorLoadApp'], 'Failed to fetch', ['mount problem']],
])('%j with %j tells: %j', (hooks, message, told) => {
  const events = hooks.map((hook) => event('hook', hook, message));
  expect(outcomes(...events)).toEqual(told);
  expect(found(...events).get('mount')?.values).toEqual({ message });
});

test('what a script throws leads to the step for it, and what render throws to its entry', () => {
  const see = (hook: string) => found(event('hook', hook, 'No articles')).get('mount')?.see;
  expect(see('errorExecCode')).toMatch(/^\/issues\/nothing-renders#7-/);
  expect(see('errorMountApp')).toBe('/issues/errors#render-error');
});

test('a run that the page has stopped says why; one that the reader has stopped is no problem', () => {
  const [run] = runFindings({ events: [], status: 'stopped', reason: 'no answer' });
  expect(run).toMatchObject({ check: 'mount', outcome: 'problem' });
  const byReader = runFindings({ events: [], status: 'stopped' });
  expect(byReader.map(({ outcome }) => outcome)).toEqual(['warning']);
});
