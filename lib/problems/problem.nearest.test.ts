import { expect, test } from '@jest/globals';
import { nearest } from './problem';

test.each([
  ['ordr', ['title', 'order'], 'order'],
  ['ORDER', ['title', 'order'], 'order'],
  ['loadapp', ['loader', 'loadApp'], 'loadApp'],
  ['run.md', ['run', 'loader'], 'run'],
  ['/api/rnu', ['/api/run'], '/api/run'],
  ['/api/ru', ['/api/run'], '/api/run'],
  ['/guide/qucik/env', ['/guide/quick/env'], '/guide/quick/env'],
  ['/guide/foo', ['/guide/', '/guide/vue'], undefined],
  ['/api/a.js', ['/api/', '/api/run'], undefined],
  ['/api/%zz', ['/api/', '/api/run'], undefined],
  ['/api/', ['/api/run'], undefined],
  ['colour', ['title', 'order'], undefined],
  ['ab', ['cd'], undefined],
  ['a', ['b'], undefined],
  ['', ['a'], undefined],
  ['order', [], undefined],
])('"%s" among %j most likely means %j', (word, known, meant) => {
  expect(nearest(word, known)).toBe(meant);
});
