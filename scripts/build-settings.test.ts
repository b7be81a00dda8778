import { expect, test } from '@jest/globals';
import { basePathProblem } from './build-settings.mjs';

test.each(['', '/docs', '/docs/next', '/v1.x', '/文档'])('%j can be a base path', (path) => {
  expect(basePathProblem(path)).toBeUndefined();
});

test.each(['docs', '/docs/', '/', '/a//b', '/docs?x', '/my docs', 'https://x.org/docs'])(
  '%j is refused in one sentence',
  (path) => {
    expect(basePathProblem(path)).toMatch(/^BASE_PATH is ".*"\. Write a path such as "\/docs"/);
  },
);
