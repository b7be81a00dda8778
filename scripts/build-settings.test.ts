import { expect, test } from '@jest/globals';
import { basePathProblem, FIXTURE, sourceProblem } from './build-settings.mjs';

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
  expect(sourceProblem({ NODE_ENV: 'test' })).toBeUndefined();
  expect(sourceProblem({ NODE_ENV: 'test', ...FIXTURE })).toBeUndefined();
});

test.each(['nowhere', 'package.json', 'package.json/content', ''])(
  'the folder %j holds no content',
  (folder) => {
    expect(sourceProblem({ NODE_ENV: 'test', SITE_CONTENT: folder })).toBe(
      `There is no folder "${folder}". Name the folder of the Markdown files with SITE_CONTENT, or leave it out.`,
    );
  },
);

test.each(['nowhere.ts', 'content'])('%j is no file of settings', (file) => {
  expect(sourceProblem({ NODE_ENV: 'test', SITE_CONFIG: file })).toBe(
    `There is no file "${file}". Name the file of the settings with SITE_CONFIG, or leave it out.`,
  );
});
