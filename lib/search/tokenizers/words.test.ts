import { expect, test } from '@jest/globals';
import { inflections, stem } from './words';

test.each([
  ['apps', 'app'],
  ['libraries', 'library'],
  ['caching', 'cache'],
  ['cache', 'caching'],
  ['rendered', 'rendering'],
  ['running', 'run'],
  ['stopped', 'stopping'],
  ['isolation', 'isolated'],
  ['loader', 'loading'],
  ['routes', 'router'],
])('"%s" may also stand as "%s"', (word, form) => {
  expect(inflections(word)).toContain(form);
});

test('what takes an s ends with no e', () => {
  expect(inflections('cors')).not.toContain('core');
  expect(inflections('cors')).toContain('coring');
});

test.each(['s', 'is', 'sandbox', 'v3', 'loadapp2', '沙箱', 'ёлка', ''])(
  '"%s" has no other form',
  (word) => {
    expect(inflections(word)).toEqual([]);
  },
);

test('a word is no other form of itself, nor what begins with it', () => {
  expect(inflections('rendering').filter((form) => form.startsWith('rendering'))).toEqual([]);
});

test.each([
  ['render', 'renders', 'rendered', 'rendering'],
  ['register', 'registered', 'registering'],
  ['cache', 'caches', 'caching'],
  ['load', 'loader', 'loaders', 'loading'],
])('"%s" and its other forms have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});
