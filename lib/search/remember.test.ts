import { expect, test } from '@jest/globals';
import { remember } from './remember';

test('what was asked before is not worked out again, unless it was long ago', () => {
  const worked: string[] = [];
  const ask = remember((question) => {
    worked.push(question);
    return `${question}!`;
  }, 2);
  for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(question)).toBe(`${question}!`);
  // `b` was asked for longest ago when `c` came.
  expect(worked).toEqual(['a', 'b', 'c', 'b']);
});
