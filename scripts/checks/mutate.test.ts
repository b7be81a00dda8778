import { expect, test } from '@jest/globals';
import { changesOf } from './mutate';

/** Each change of a source, as the source that it makes. */
function made(source: string): string[] {
  return changesOf(source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );
}

test.each([
  ['a === b', ['a !== b']],
  ['a < b && !c', ['a <= b && !c', 'a < b || !c', 'a < b && c']],
  ['if (a) b(1);', ['if (false) b(1);', 'if (a) b(2);']],
  [
    'x = a ? true : [...b]',
    ['x = false ? true : [...b]', 'x = a ? false : [...b]', 'x = a ? true : [...[]]'],
  ],
  ['/^a$/.test(b)', ['/a/.test(b)']],
  ['a.every(b)', ['a.some(b)']],
])('%j is changed in one place after another', (source, changed) => {
  expect(made(source)).toEqual(changed);
});

test.each(["import a from '1';", 'type A = 1 | true;', "'a === b' // a < b", 'a.some'])(
  '%j is left as it is',
  (source) => {
    expect(made(source)).toEqual([]);
  },
);
