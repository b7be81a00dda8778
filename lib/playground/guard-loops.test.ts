import { expect, jest, test } from '@jest/globals';
import { guardLoops } from './guard-loops';

/** What a function with this body returns, or the error that it throws. */
function result(code: string): unknown {
  try {
    return new Function(guardLoops(code))();
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  'while (true) {}',
  'for (;;) {}',
  'for (let i = 0; i < 10;) {}',
  'do {} while (1)',
  "while (')'.length) { /* ) */ }",
  'for (let i = 0; ((i)) < 10; [i]) {\n  for (;;) ;\n}',
])('the loop %j ends', (code) => {
  expect(result(code)).toBe('This loop ran for more than a second, so it was stopped.');
});

test.each([
  ['let sum = 0; for (let i = 0; i < 500; i++) sum += i; return sum', 124750],
  ['let n = 3, all = ""; while (n > 0, n--) all += n; return all', '210'],
  [
    'const out = []; for (const part of ["for (", "while ("]) out.push(part); return out.join("")',
    'for (while (',
  ],
  ['let n = 0; do { n++ } while (n < 200 || n === 0); return n', 200],
  ['return "for (;;)" // while (true)', 'for (;;)'],
  ["'use strict'; for (let i = 0; i < 99; i++); return this // at the end", undefined],
])('%j gives what it gave', (code, expected) => {
  expect(result(code)).toBe(expected);
});

test('code without such loops stays as it is, and lines stay where they are', () => {
  expect(guardLoops('[1].map(String)')).toBe('[1].map(String)');
  expect(guardLoops('\nwhile (\n1) {}\n').split('\n').slice(1, 3)).toEqual([
    'while (mayGoOn_()&&(',
    '1)) {}',
  ]);
  expect(guardLoops('while (')).toBe('while (');
});

test('a loop of slow turns ends, and one that is begun again and again goes on', () => {
  jest.useFakeTimers();
  let turns = 0;
  const slowTurn = () => {
    turns += 1;
    if (turns > 1000) throw new Error('It went on.');
    jest.setSystemTime(Date.now() + 20);
  };
  const slow = new Function('turn', guardLoops('for (;;) turn()'));
  expect(() => slow(slowTurn)).toThrow('more than a second');
  const quick = new Function(guardLoops('return () => { for (let i = 0; i < 99; i++); }'))();
  quick();
  jest.advanceTimersByTime(2000);
  expect(quick).not.toThrow();
  jest.useRealTimers();
});
