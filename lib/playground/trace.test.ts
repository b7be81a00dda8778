import { expect, test } from '@jest/globals';
import type { StageEvent } from './messages';
import { firstDifference, readTrace, rowsOfRuns } from './trace';

const run = (names: string, time = 0): StageEvent[] =>
  [...names].map((name, index) => ({
    kind: 'hook',
    app: 'shop',
    name,
    detail: '',
    time: time + index,
  }));
const rows = (here: string, there: string) =>
  rowsOfRuns(run(here), run(there, 7)).map(({ event: { name }, only }) =>
    [only === 'there' ? '-' : name, only === 'here' ? '-' : name].join(''),
  );

test('rows that both runs have stand beside each other, whenever they happened', () => {
  expect(rows('abcx', 'abyc')).toEqual(['aa', 'bb', '-y', 'cc', 'x-']);
  expect(rows('', 'ab')).toEqual(['-a', '-b']);
  expect(rows('ab', '')).toEqual(['a-', 'b-']);
});

test('a run alone has a row for each of its events, which knows its place', () => {
  expect(rowsOfRuns(run('ab')).map(({ place, only }) => [place, only])).toEqual([
    [0, undefined],
    [1, undefined],
  ]);
  expect(rowsOfRuns(run('ab'), run('xb')).map(({ place }) => place)).toEqual([0, undefined, 1]);
});

test('an address of another host is no difference', () => {
  const at = (host: string): StageEvent[] => [
    { kind: 'hook', app: '', name: 'e', detail: `"${host}/a.js" failed`, time: 1 },
  ];
  expect(rowsOfRuns(at('http://localhost:8090'), at('https://docs.example'))).toHaveLength(1);
});

test('the first difference does not count what a run has not reached yet', () => {
  const pairs = rowsOfRuns(run('abx'), run('abcd'));
  expect(firstDifference(pairs, false)).toBe(2);
  const early = rowsOfRuns(run('ab'), run('abcd'));
  expect(firstDifference(early, false)).toBeUndefined();
  expect(firstDifference(early, true)).toBe(2);
  expect(firstDifference(rowsOfRuns(run('ab'), run('ab')), true)).toBeUndefined();
});

test('a recorded run is read line by line, and a kind that there is not is told', () => {
  expect(readTrace('12\thook\tshop\tmounted\n')).toEqual([
    { time: 12, kind: 'hook', app: 'shop', name: 'mounted', detail: '' },
  ]);
  expect(() => readTrace('12\thok\tshop')).toThrow('has the line "12\thok\tshop", whose kind');
});
