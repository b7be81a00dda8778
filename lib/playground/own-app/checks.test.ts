import { expect, test } from '@jest/globals';
import { readScenario } from '../read-scenarios';
import { hostIn } from '../scenario';
import type { EventKind, StageEvent } from '../stage-messages';
import { EMPTY, FILLED, finding, latest, runFindings } from './checks';
import { ENTRY } from './inspect-server';

const event = (kind: EventKind, name: string, detail = ''): StageEvent => ({
  kind,
  name,
  detail,
  app: 'app',
  time: 1,
});
const hook = (name: string, detail = '') => event('hook', name, detail);
const printed = (text: string) => event('console', 'log', text);
const mounted = event('state', 'mounted');

test('the host has the entry that is replaced, and prints what is looked for', () => {
  for (const text of [ENTRY, EMPTY, FILLED]) {
    expect(hostIn(readScenario('_own-app')).split(text)).toHaveLength(2);
  }
});

test.each<[StageEvent[], string, string?]>([
  [[hook('beforeLoad')], ''],
  [[mounted, printed(FILLED)], 'provider passed, mount passed'],
  [[mounted, printed(EMPTY)], 'provider passed, mount problem', '/issues/nothing-renders#9-'],
  [
    [mounted, printed(EMPTY), event('error', 'unhandled rejection', 'Loading chunk 7 failed')],
    'provider passed, mount problem',
    '/issues/errors#loading-chunk',
  ],
  [
    [hook('errorExecCode', 'Cannot use import statement')],
    'modules problem, mount problem',
    '/issues/errors#import-statement',
  ],
  [
    [hook('errorExecCode', 'No articles'), hook('errorMountApp', 'No articles')],
    'mount problem',
    '/issues/nothing-renders#7-',
  ],
  [[hook('errorMountApp', 'No articles')], 'mount problem', '/issues/errors#render-error'],
  [
    [hook('errorMountApp', '"provider" is "undefined".')],
    'provider problem, mount problem',
    '/issues/errors#provider-is-undefined',
  ],
  [[hook('errorLoadApp', 'Failed to fetch')], 'mount problem', '/issues/errors#failed-to-fetch'],
])('after %j: %s', (events, expected, see = '') => {
  const findings = latest(runFindings({ events, status: 'running' }));
  const outcomes = [...findings.values()].map(({ check, outcome }) => `${check} ${outcome}`);
  expect(outcomes.join(', ')).toBe(expected);
  expect(findings.get('mount')?.see ?? '').toMatch(new RegExp(`^${see}`));
  const message = events.at(-1)?.detail ?? '';
  if (see && message !== EMPTY) expect(findings.get('mount')?.values).toEqual({ message });
});

test.each([
  ['no answer', 'problem'],
  ['stopped', 'warning'],
] as const)('a run that has ended (%s) is a %s', (status, outcome) => {
  expect(runFindings({ events: [], status })).toMatchObject([{ check: 'mount', outcome }]);
});

test('a run whose files do not load says what to do next', () => {
  const [{ values } = finding('stopped')] = runFindings({
    events: [],
    status: 'not loaded',
  });
  expect(values.reason).toMatch(/could not be loaded\. .*press Run\.$/);
});
