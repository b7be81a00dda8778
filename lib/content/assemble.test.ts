import { expect, test } from '@jest/globals';
import { PLAIN, readOne, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { formatProblems } from '../problems/problem';
import { pathKeyOf } from '../routing/route-path';
import { assembleContent } from './assemble';
import type { Page } from './pages';

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

test('the problems of all files are told together, in the order of their places', () => {
  const files = {
    '_nav.json': '[\n  { "text": "API", "link": "/ap" }\n]',
    'api/_meta.json': '[\n  "run",\n  "runn"\n]',
    'api/run.md':
      '---\ntitle: Run\nordr: 1\n---\n\n[a](/nowhere)\n\n![](https://example.com/x.png)',
    'api/Run.md': '# Run',
    'api/broken.md': '---\ntitle: a: b\n---\n',
    'guide/_meta.json': '["a",]',
    'guide/a.mdx': '# A\n\n<Foo />\n\n[x](#nothing)\n\nimport a from "b"',
    'index.md': 'No title',
  };
  expect(formatProblems(siteOf(files).problems)).toMatchInlineSnapshot(`
    "15 problems in the content

    content/_nav.json:2:20
      The link "/ap" leads to no page.
      Correct the URL: a page has the path of its file in content/, without the ending.

    content/api/Run.md
      The URL /api/Run already belongs to content/api/run.md.
      Rename the file or its folder. URLs that differ only in upper and lower case count as the same.

    content/api/Run.md
      The page is missing from content/api/_meta.json, so no sidebar shows it.
      Add "Run" to content/api/_meta.json.

    content/api/_meta.json:3:3
      There is no page or folder "runn" here.
      Write "run".

    content/api/broken.md
      The page is missing from content/api/_meta.json, so no sidebar shows it.
      Add "broken" to content/api/_meta.json.

    content/api/broken.md:2:8
      The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
      Correct the line. Quote a string that contains ": " or starts with a special character.

    content/api/run.md:3:1
      Unknown field "ordr".
      Write "order", or remove it.

    content/api/run.md:6:1
      The link "/nowhere" leads to no page.
      Correct the URL: a page has the path of its file in content/, without the ending.

    content/api/run.md:8:1
      The image has no description.
      Write what it shows between the brackets: ![description](…).

    content/api/run.md:8:1
      The image "https://example.com/x.png" is on another host.
      Copy it into public/ and write its path from there, starting with "/".

    content/guide/_meta.json:1:6
      This is not valid JSON: Unexpected token ']'.
      Correct the line. JSON needs double quotes and no comma after the last entry.

    content/guide/a.mdx:3:1
      Unknown element <Foo>.
      Use Markdown or a component, or put it between backticks if it is code.

    content/guide/a.mdx:5:1
      The link "#nothing" names a heading that /guide/a does not have.
      Remove the part from "#" on, or name a heading of that page.

    content/guide/a.mdx:7:1
      Pages cannot use import or export.
      Remove the line. Components are available by name without an import.

    content/index.md:1
      The page has no title.
      Add "title: …" to the front matter, or begin the text with "# Title".
    "
  `);
});

test('the same files give the same site', () => {
  const files = { 'api/a.md': '# A', 'api/b.md': '# B\n\n## C', '_nav.json': NAV };
  expect(siteOf(files)).toEqual(siteOf(files));
});

test('a problem in the navigation that two languages share is told once', () => {
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
  ['/api', '/api/'],
  ['/api/index.md', '/api/'],
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
  ['/api/', '/api/'],
  ['../api/run.md', '/api/run'],
  ['./b', '/guide/b'],
  ['b.md', '/guide/b'],
])('the link %s in the list of a folder is checked and written as %s', (link, written) => {
  const site = siteOf({
    'guide/_meta.json': JSON.stringify(['b', { type: 'custom-link', label: 'L', link }]),
    'guide/b.md': '# B',
    'api/index.md': '# API',
    'api/run.md': '# Run',
  });
  expect(site.problems).toEqual([]);
  expect(site.sidebars['/guide']).toMatchObject([{}, { link: written }]);
});

test('a dead link in the list of a folder is told with its line', () => {
  const meta = '[\n"a",\n{ "type": "custom-link", "label": "L",\n"link": "/nowhere" }\n]';
  expect(siteOf({ 'guide/_meta.json': meta, 'guide/a.md': '# A' }).problems).toMatchObject([
    {
      file: 'content/guide/_meta.json',
      line: 4,
      message: 'The link "/nowhere" leads to no page.',
    },
  ]);
});

test('a heading that the top bar names is looked for on the home page of its language', () => {
  const nav = '[{ "text": "A", "link": "#own" }]';
  const pages = { 'index.md': '# Home', 'zh/index.md': '# 首页\n\n## Own' };
  const problemsOf = (file: string) =>
    siteOf({ ...pages, [file]: nav }, { scopes: TWO_LANGUAGES }).problems.map(({ file }) => file);
  expect(problemsOf('zh/_nav.json')).toEqual([]);
  expect(problemsOf('_nav.json')).toEqual(['content/_nav.json']);
});

test('folders that list each other are told and do not stop the reading', () => {
  const site = siteOf({
    'guide/_meta.json': '["a", { "type": "dir", "name": "." }]',
    'guide/a.md': '# A',
  });
  expect(site.problems).toMatchObject([{ file: 'content/guide/_meta.json' }]);
});

test('a site without pages is empty', () => {
  expect(siteOf({})).toMatchObject({
    redirects: {},
    sidebars: {},
    nav: { '/en': [] },
    problems: [],
  });
});

test('after a save only what may be different is worked out again', () => {
  const known = new Map<string, Page>();
  const treeWith = (files: Record<string, string>) => {
    const site = assembleContent({
      files: new Map(Object.entries({ 'a.md': '# A\n\n[B](./b.md)', ...files })),
      publicFiles: new Map(),
      scopes: PLAIN,
      // As in the preview, a page that has not changed is the same object.
      readPage: (file, source) => {
        const page = known.get(source) ?? readOne(file, source);
        known.set(source, page);
        return page;
      },
    });
    return site.pages.get(pathKeyOf('/a'))?.tree;
  };
  const before = treeWith({ 'b.md': '# B' });
  expect(treeWith({ 'b.md': '# B\n\nMore.' })).toBe(before);
  expect(treeWith({ 'b.md': '---\nslug: /c\n---\n# B' })).not.toBe(before);
  expect(treeWith({ 'b.md': '# B' })).toEqual(before);
});

test('a list of pages beside the home page, or in a folder without pages, is told where it belongs', () => {
  const files = { '_meta.json': '[]', 'empty/_meta.json': '[]', 'guide/meta.json': '[]' };
  expect(siteOf(files).problems).toMatchObject([
    { file: 'content/_meta.json', fix: expect.stringContaining('Move it into a folder that has') },
    { file: 'content/empty/_meta.json', fix: expect.stringContaining('Move it into a folder') },
    { file: 'content/guide/meta.json', fix: expect.stringContaining('Name it "_meta.json"') },
  ]);
});
