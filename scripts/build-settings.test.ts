import { expect, test } from '@jest/globals';
import { basePathProblem, environmentProblem, sourceProblem } from './build-settings';

test.each(['', '/docs', '/docs/next', '/v1.x', '/..a', '/_nextra', '/文档', `/${'a'.repeat(99)}`])(
  '%j can be a base path',
  (path) => {
    expect(basePathProblem(path)).toBeUndefined();
  },
);

const FORM = /^BASE_PATH is ".*"\. Write a path such as "\/docs"/;
const TAKEN = /^BASE_PATH begins with "\/_next", where the scripts and styles of every site lie/;

test.each([
  ...['docs', '/docs/', '/', '/a//b', '/docs?x', '/.', '/../x'].map(
    (path) => [path, FORM] as const,
  ),
  ['/_next', TAKEN],
  ['/_Next/docs', TAKEN],
  [`/${'a'.repeat(399)}`, /^BASE_PATH has 400 letters\. Choose a path of at most 100\.$/],
] as const)('%j is refused in one sentence', (path, sentence) => {
  expect(basePathProblem(path)).toMatch(sentence);
});

test.each([
  [{}, undefined],
  [{ SITE_CONFIG: './e2e/fixture-site/site.config.ts', SITE_CONTENT: 'content' }, undefined],
  ...['nowhere', 'package.json', ''].map((folder) => [
    { SITE_CONTENT: folder },
    `There is no folder "${folder}". Name the folder of the Markdown files with SITE_CONTENT, or leave it out.`,
  ]),
  ...['nowhere.ts', 'content'].map((file) => [
    { SITE_CONFIG: file },
    `There is no file "${file}". Name the file of the settings with SITE_CONFIG, or leave it out.`,
  ]),
] as [Record<string, string>, string | undefined][])(
  'a site is built from %j: %s',
  (env, sentence) => {
    expect(sourceProblem(env)).toBe(sentence);
  },
);

test('a build is one for production', () => {
  expect(environmentProblem({})).toBeUndefined();
  expect(environmentProblem({ NODE_ENV: 'production' })).toBeUndefined();
  expect(environmentProblem({ NODE_ENV: 'development' })).toBe(
    'NODE_ENV is "development". Leave it out: a build is always one for production.',
  );
});
