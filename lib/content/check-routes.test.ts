import { expect, test } from '@jest/globals';
import { pagesOf, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { isError, type Problem } from '../problems/problem';
import { checkRoutes } from './check-routes';

/** What is said about the addresses of some files. */
function told(...files: string[]): string[] {
  return problemsOf(files, isError);
}

function problemsOf(files: readonly string[], isMeant: (problem: Problem) => boolean): string[] {
  const pages = pagesOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  return checkRoutes(pages)
    .filter(isMeant)
    .map(({ file, message }) => `${file}: ${message}`);
}

test('pages with addresses of their own are right', () => {
  expect(told('index.md', 'api/index.md', 'api/run.md', 'guide/API/loadApp.md')).toEqual([]);
});

test.each([
  ['_a.md', '/_a'],
  ['guide/_a.md', '/guide/_a'],
  ['_drafts/a.md', '/_drafts/a'],
])('%s is published, which its writer may not know', (file, path) => {
  const files = [file, 'api/__meta__.md', 'a_b.md'];
  expect(problemsOf(files, (problem) => !isError(problem))).toEqual([
    `content/${file}: The page is published at ${path}, although its name begins with "_".`,
  ]);
});

test.each([
  ['a.md', 'a.mdx', '/a'],
  ['a.md', 'a/index.md', '/a/'],
  ['a/index.md', 'a/index.mdx', '/a/'],
  ['A.md', 'a.md', '/a'],
  ['API/run.md', 'api/run.md', '/api/run'],
  ['A.md', 'a/index.md', '/a/'],
])('%s and %s fight for one address', (first, second, route) => {
  expect(told(first, second)).toEqual([
    `content/${second}: The URL ${route} already belongs to content/${first}.`,
  ]);
});

test('each further page of an address is told with the first one', () => {
  expect(told('a.md', 'a.mdx', 'a/index.md')).toEqual([
    'content/a.mdx: The URL /a already belongs to content/a.md.',
    'content/a/index.md: The URL /a/ already belongs to content/a.md.',
  ]);
});

test('the same page in two languages is no fight', () => {
  const pages = pagesOf({ 'a.md': '# A', 'zh/a.md': '# A' }, TWO_LANGUAGES);
  expect(checkRoutes(pages)).toEqual([]);
});

test.each([
  ['404.md', '/404'],
  ['404/index.md', '/404/'],
  ['_not-found.md', '/_not-found'],
  ['static/a.md', '/static/a'],
  ['Static.md', '/Static'],
  ['_next/a.md', '/_next/a'],
  ['static/playground/stage.md', '/static/playground/stage'],
  // Its payload would be /llms.txt.
  ['llms.md', '/llms'],
  ['zh/llms-full.md', '/zh/llms-full'],
])('the address of %s is the site’s own', (file, route) => {
  expect(told(file)).toEqual([`content/${file}: The URL ${route} is reserved by the site.`]);
});

test.each(['guide/404.md', 'statics.md', 'api.md', '_next-steps.md', 'index.md'])(
  'the address of %s is free',
  (file) => {
    expect(told(file)).toEqual([]);
  },
);

test.each([
  'a b.md',
  'a..md',
  'guide./a.md',
  'guide/b./a.md',
  'a.html.md',
  'a/index.html.mdx',
  '.hidden.md',
  'guide/.hidden.md',
  '.guide/a.md',
  '中文.md',
  'café.md',
  'a#b.md',
  'a?b.md',
  'a%20b.md',
  'a\\b.md',
  'a\u200Bb.md',
  'x y/a.md',
  '.hidden.md',
  '.git/a.md',
  'a/.b.md',
])('an address cannot hold the name of %j as it is', (file) => {
  expect(told(file)).toEqual([
    `content/${file}: The name of the file or of its folder cannot be part of a URL.`,
  ]);
});

test.each(['t.MD', 'u.Mdx', 'v.markdown'])('%s is told, since it makes no page', (file) => {
  expect(siteOf({ [file]: '# A' }).problems).toMatchObject([
    { file: `content/${file}`, message: expect.stringContaining('is no page') },
  ]);
});

/** What is said about the front matter of a page. */
function toldOf(front: string, body = ''): string[] {
  const { problems, warnings } = siteOf({ 'a.md': `---\ntitle: A\n${front}\n---\n${body}` });
  return [
    ...problems.map(({ line, message }) => `${line} ${message}`),
    ...warnings.map(({ line, message }) => `warning ${line} ${message}`),
  ];
}

test.each(['Text', '# Heading', '## Heading'])('a text that no reader sees is told: %s', (body) => {
  expect(toldOf('pageType: "404"', body)).toEqual([
    '3 The not-found page shows nothing of the text of this page.',
  ]);
});
