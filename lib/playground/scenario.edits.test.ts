import { expect, test } from '@jest/globals';
import { hostIn, initialChoices, switchedLines, withChoices, withEdit } from './scenario';
import { readScenario } from './scenarios';

const cache = readScenario('cache');
const preload = readScenario('preload');
const lifecycle = readScenario('lifecycle');

test('a change that is taken back is none', () => {
  const edits = withEdit(cache, { x: '1' }, 'host.js', 'changed');
  expect(edits).toEqual({ x: '1', 'host.js': 'changed' });
  expect(withEdit(cache, edits, 'host.js', hostIn(cache))).toEqual({ x: '1' });
});

test.each([
  ['cache', cache, { cache: 'on' }, ['    cache: true,']],
  ['preload', preload, { preload: 'on' }, ["Garfish.preloadApp('orders');"]],
  ['preload, off', preload, { preload: 'off' }, []],
  ['a scenario without a switch', lifecycle, initialChoices(lifecycle), []],
] as const)('the lines that a switch changes: %s', (_, scenario, choices, expected) => {
  const lines = hostIn(withChoices(scenario, choices)).split('\n');
  expect(switchedLines(scenario, choices).map((line) => lines[line - 1])).toEqual(expected);
});
