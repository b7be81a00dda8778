import { expect, test } from '@jest/globals';
import { asText } from './host';

const circle: object[] = [];
circle.push(circle);

test.each([
  ['text', 'text'],
  [Number.NaN, 'NaN'],
  [10n, '10'],
  [Symbol('a'), 'Symbol(a)'],
  [null, 'null'],
  [new Error('boom'), 'boom'],
  [() => 1, 'function'],
  [{ a: [1, 'b'] }, '{"a":[1,"b"]}'],
  [circle, '[object Array]'],
  [Object.assign(Object.create(null), { n: 10n }), '[object Object]'],
])('the timeline shows %p as %s', (value, text) => {
  expect(asText(value)).toBe(text);
});
