import { expect, test } from '@jest/globals';
import { siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { formatProblems } from '../problems/problem';
import { findPage } from './assemble';

const NAV = '[{ "text": "API", "link": "/api/", "activeMatch": "/api/" }]';

test('a site of two languages hangs together', () => {
  const site = siteOf(
    {
      '_nav.json': NAV,
      'api/_meta.json': '["index", "run"]',
      'api/index.md': '# API\n\n[Run](./run.md)',
      'api/run.md': '---\nslug: /run\n---\n# Run\n\n## Usage\n\n[zh](/zh/api/#用法)',
      'index.md': '# Home\n\n[Run](/api/run#usage)',
      'zh/api/index.md': '# 接口\n\n## 用法\n\n[运行](/api/run.md)',
      'zh/index.md': '# 首页\n\n[接口](/api/#用法) [运行](/run)',
    },
    { scopes: TWO_LANGUAGES },
  );
  expect(site.problems).toEqual([]);
  expect([...site.pages].map(([path, { title }]) => [path, title])).toEqual([
    ['/api', 'API'],
    ['/api/run', 'Run'],
    ['/', 'Home'],
    ['/zh/api', '接口'],
    ['/zh', '首页'],
  ]);
  expect(site.redirects).toEqual({ '/run': '/api/run' });
  expect(site.sidebars).toEqual({
    '/api': [
      { kind: 'link', text: 'API', link: '/api/' },
      { kind: 'link', text: 'Run', link: '/api/run' },
    ],
    '/zh/api': [{ kind: 'link', text: '接口', link: '/zh/api/' }],
  });
  expect(site.nav).toEqual({
    '/en': [{ text: 'API', link: '/api/', activeMatch: ['/api/'], position: 'right' }],
    '/zh': [{ text: 'API', link: '/zh/api/', activeMatch: ['/zh/api/'], position: 'right' }],
  });
});

test('the problems of all files are reported together, in the order of their positions', () => {
  const files = {
    '_nav.json': '[\n  { "text": "API", "link": "/ap" }\n]',
    'api/_meta.json': '[\n  "run",\n  "runn"\n]',
    'api/run.md':
      '---\ntitle: Run\nordr: 1\n---\n\n[a](/nowhere)\n\n![](https://example.com/x.png)',
    'api/Run.md': '# Run',
    'api/broken.md': '---\ntitle: a: b\n---\n',
    'guide/_meta.json': '["a" "b"]',
    'guide/a.mdx': '# A\n\n<Foo />\n\n[x](#nothing)\n\nimport a from "b"',
    'index.md': 'No title',
  };
  const problems = formatProblems(siteOf(files).problems);
  expect(problems.match(/^content.*\n {2}.*/gm)?.map((text) => text.replace('\n ', ''))).toEqual([
    'content/_nav.json:2:20 The link "/ap" leads to no page.',
    'content/api/Run.md The URL /api/Run already belongs to content/api/run.md.',
    'content/api/Run.md The page is missing from content/api/_meta.json, so no sidebar shows it.',
    'content/api/_meta.json:3:3 There is no page or folder "runn" here.',
    'content/api/broken.md The page is missing from content/api/_meta.json, so no sidebar shows it.',
    expect.stringMatching(
      /^content\/api\/broken.md:2:8 The front matter is not valid YAML: Nested/,
    ),
    'content/api/run.md:3:1 Unknown field "ordr".',
    'content/api/run.md:6:1 The link "/nowhere" leads to no page.',
    'content/api/run.md:8:1 The image has no description.',
    'content/api/run.md:8:1 The image "https://example.com/x.png" is on another host.',
    expect.stringMatching(/^content\/guide\/_meta.json:1:6 This is not valid JSON: Missing/),
    'content/guide/a.mdx:3:1 Unknown element <Foo>.',
    'content/guide/a.mdx:5:1 The link "#nothing" names a heading that /guide/a does not have.',
    'content/guide/a.mdx:7:1 Pages cannot use import or export.',
    'content/index.md:1 The page has no title.',
  ]);
});

test('a problem in the navigation that two languages share is reported once', () => {
  const pages = { 'index.md': '# A', 'zh/index.md': '# A' };
  const scopes = TWO_LANGUAGES;
  expect(siteOf({ ...pages, '_nav.json': '{' }, { scopes }).problems).toHaveLength(1);
  const dead = '[{ "text": "A", "link": "/nowhere" }]';
  expect(siteOf({ ...pages, '_nav.json': dead }, { scopes }).problems).toHaveLength(1);
});

test('a link of the navigation to a page that one language lacks leads to the page there is', () => {
  const site = siteOf(
    { '_nav.json': NAV, 'api/index.md': '# API', 'zh/index.md': '# 首页' },
    { scopes: TWO_LANGUAGES },
  );
  expect(site.problems).toEqual([]);
  expect(site.nav['/zh']).toMatchObject([{ link: '/api/', activeMatch: ['/api/'] }]);
});

test.each([
  ['api/', '/api/'],
  ['/api/run.html#x', '/api/run#x'],
  ['https://example.com', 'https://example.com'],
  ['/guide.pdf', '/guide.pdf'],
])('the link %s of the navigation is written %s', (link, written) => {
  const files = {
    '_nav.json': JSON.stringify([{ text: 'A', link }]),
    'api/index.md': '# API',
    'api/run.md': '# Run\n\n## X',
  };
  const site = siteOf(files, { pictures: ['/guide.pdf'] });
  expect(site.problems).toEqual([]);
  expect(site.nav['/en']).toMatchObject([{ link: written }]);
});

test.each([
  ['../api/run.md', '/api/run'],
  ['b.md', '/guide/b'],
])('the link %s in the list of a folder is checked and written as %s', (link, written) => {
  const site = siteOf({
    'guide/_meta.json': JSON.stringify(['b', { text: 'L', link }]),
    'guide/b.md': '# B',
    'api/index.md': '# API',
    'api/run.md': '# Run',
  });
  expect(site.problems).toEqual([]);
  expect(site.sidebars['/guide']).toMatchObject([{}, { link: written }]);
});

test('a heading that the top bar names is looked for on the home page of its language', () => {
  const nav = '[{ "text": "A", "link": "#own" }]';
  const pages = { 'index.md': '# Home', 'zh/index.md': '# 首页\n\n## Own' };
  const problemsOf = (file: string) =>
    siteOf({ ...pages, [file]: nav }, { scopes: TWO_LANGUAGES }).problems.map(({ file }) => file);
  expect(problemsOf('zh/_nav.json')).toEqual([]);
  expect(problemsOf('_nav.json')).toEqual(['content/_nav.json']);
});

test('a list of pages beside the home page, or in a folder without pages, is reported where it belongs', () => {
  const files = { '_meta.json': '[]', 'empty/_meta.json': '[]', 'guide/meta.json': '[]' };
  expect(siteOf(files).problems).toMatchObject([
    { file: 'content/_meta.json', fix: expect.stringContaining('Move it into a folder that has') },
    { file: 'content/empty/_meta.json', fix: expect.stringContaining('Move it into a folder') },
    { file: 'content/guide/meta.json', fix: expect.stringContaining('Name it "_meta.json"') },
  ]);
});

const SITE = siteOf({
  'index.md': '# Home',
  'api/index.md': '---\nslug: /reference\n---\n# API',
  'api/setOptioins.md': '---\nslug: /api/setOptions\n---\n# setOptions',
});

test.each([
  ['/api/index.html', '/api/'],
  ['/reference.html', '/api/'],
  ['/api/setOptions', '/api/setOptioins'],
])('at %s lies the page %s', (path, route) => {
  expect(findPage(SITE, path)?.routePath).toBe(route);
});

test.each(['/nowhere', '/API', '/constructor', '/__proto__'])('at %s lies no page', (path) => {
  expect(findPage(SITE, path)).toBeUndefined();
});
