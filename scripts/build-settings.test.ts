import { expect, test } from '@jest/globals';
import { basePathProblem, environmentProblem, sourceProblem } from './build-settings';

test.each(['', '/docs', '/docs/next', '/v1.x', '/..a', '/_nextra', '/文档'])(
  '%j can be a base path',
  (path) => {
    expect(basePathProblem(path)).toBeUndefined();
  },
);

test.each([
  'docs',
  '/docs/',
  '/',
  '/a//b',
  '/docs?x',
  '/my docs',
  'https://x.org/docs',
  '/.',
  '/../x',
  '/a/..',
])('%j is refused in one sentence', (path) => {
  expect(basePathProblem(path)).toMatch(/^BASE_PATH is ".*"\. Write a path such as "\/docs"/);
});

test('a base path leaves the place of scripts and styles free', () => {
  for (const path of ['/_next', '/_Next/docs']) {
    expect(basePathProblem(path)).toMatch(/^BASE_PATH begins with "\/_next"/);
  }
});

test('a base path of 400 letters is too long', () => {
  expect(basePathProblem(`/${'a'.repeat(399)}`)).toBe(
    'BASE_PATH has 400 letters. Choose a path of at most 100.',
  );
  expect(basePathProblem(`/${'a'.repeat(99)}`)).toBeUndefined();
});

test('a site is built from a folder of content and a file of settings', () => {
  expect(sourceProblem({})).toBeUndefined();
  const fixture = 'e2e/fixture-site';
  expect(
    sourceProblem({
      SITE_CONFIG: `./${fixture}/site.config.ts`,
      SITE_CONTENT: `${fixture}/content`,
    }),
  ).toBeUndefined();
});

test.each(['nowhere', 'package.json', 'package.json/content', ''])(
  'the folder %j holds no content',
  (folder) => {
    expect(sourceProblem({ SITE_CONTENT: folder })).toBe(
      `There is no folder "${folder}". Name the folder of the Markdown files with SITE_CONTENT, or leave it out.`,
    );
  },
);

test.each(['nowhere.ts', 'content'])('%j is no file of settings', (file) => {
  expect(sourceProblem({ SITE_CONFIG: file })).toBe(
    `There is no file "${file}". Name the file of the settings with SITE_CONFIG, or leave it out.`,
  );
});

test('a build is one for production', () => {
  for (const NODE_ENV of [undefined, '', 'production']) {
    expect(environmentProblem({ NODE_ENV })).toBeUndefined();
  }
  expect(environmentProblem({ NODE_ENV: 'development' })).toBe(
    'NODE_ENV is "development". Leave it out: a build is always one for production.',
  );
});
