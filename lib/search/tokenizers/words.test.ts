import { expect, test } from '@jest/globals';
import { stem } from './words';

test.each([
  ['render', 'renders', 'rendered', 'rendering'],
  ['register', 'registered', 'registering'],
  ['cache', 'caches', 'caching'],
  ['load', 'loader', 'loaders', 'loading'],
])('"%s" and its other forms have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});
