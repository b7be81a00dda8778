import { expect, test } from '@jest/globals';
import {
  type Files,
  PLAIN,
  pagesOf,
  TWO_LANGUAGES,
  treeOf,
  treeOfPages,
} from '../../tests/support/site-content';
import { entriesOf, isListed, joinKey, readFolders } from './folders';

const ENGLISH = { lang: 'en', version: '' };
const CHINESE = { lang: 'zh', version: '' };

function read(files: Files, scope = ENGLISH, scopes = PLAIN) {
  const markdown = Object.entries(files).filter(([file]) => file.endsWith('.md'));
  const records = pagesOf(Object.fromEntries(markdown), scopes);
  const scopePages = records.filter(({ lang }) => lang === scope.lang);
  return readFolders(new Map(Object.entries(files)), scope, scopes, scopePages);
}

test('every folder with a page is listed, with the folders around it', () => {
  const { folders } = read({
    'index.md': '# A',
    'guide/concept/deep/a.md': '# A',
    'api/run.md': '# A',
  });
  expect([...folders.keys()]).toEqual(['api', 'guide', 'guide/concept', 'guide/concept/deep']);
  expect(folders.get('api')).toEqual({ path: 'api' });
});

test('a folder has the entries of its list, and the position of each', () => {
  const { folders, problems } = read({
    'api/run.md': '# A',
    'api/_meta.json': '[\n  "run"\n]',
  });
  expect(problems).toEqual([]);
  const meta = folders.get('api')?.meta;
  expect(meta?.entries).toEqual([{ name: 'run' }]);
  expect(meta?.file).toBe('api/_meta.json');
  expect(meta?.locate([0])).toEqual({ file: 'content/api/_meta.json', line: 2, column: 3 });
});

test('a folder whose list is wrong is taken as if it had none, and the problem is reported', () => {
  const { folders, problems } = read({ 'api/run.md': '# A', 'api/_meta.json': '[1' });
  expect(folders.get('api')).toEqual({ path: 'api' });
  expect(problems).toMatchObject([{ file: 'content/api/_meta.json', line: 1 }]);
});

test('in another language, its scopePages lists are read', () => {
  const files = {
    'api/run.md': '# A',
    'api/_meta.json': '["run"]',
    'zh/api/run.md': '# A',
    'zh/api/_meta.json': '[{ "name": "run", "text": "甲" }]',
    'zh/guide/a.md': '# A',
    'guide/_meta.json': '["a"]',
  };
  const { folders } = read(files, CHINESE, TWO_LANGUAGES);
  expect(folders.get('api')?.meta?.entries).toEqual([{ name: 'run', text: '甲' }]);
  expect(folders.get('guide')).toEqual({ path: 'guide' });
});

test('the links of lists and navigation have their lines', () => {
  const { links } = read({
    'api/run.md': '# A',
    'api/_meta.json': '[\n"run",\n{ "text": "X",\n"link": "/x" }\n]',
    '_nav.json':
      '[\n{ "text": "A", "link": "/a" },\n{ "text": "B", "items": [\n{ "text": "C", "link": "/c" }\n] }\n]',
  });
  const list = 'content/api/_meta.json';
  const nav = 'content/_nav.json';
  expect(links).toEqual([
    { file: 'api/_meta.json', links: [{ address: '/x', file: list, line: 4, column: 1 }] },
    {
      file: '_nav.json',
      links: [
        { address: '/a', file: nav, line: 2, column: 16 },
        { address: '/c', file: nav, line: 4, column: 16 },
      ],
    },
  ]);
});

test.each([
  [{ lang: 'zh', version: '1.x' }, ['_nav.json', 'zh/_nav.json', '1.x/_nav.json'], 'zh/_nav.json'],
  [{ lang: 'zh', version: '1.x' }, ['_nav.json', '1.x/zh/_nav.json'], '1.x/zh/_nav.json'],
  [{ lang: 'zh', version: '1.x' }, ['_nav.json'], '_nav.json'],
  [{ lang: 'en', version: '1.x' }, ['_nav.json', '1.x/_nav.json'], '1.x/_nav.json'],
  [{ lang: 'en', version: '1.x' }, ['_nav.json', '1.x/zh/_nav.json'], '_nav.json'],
])('for %j of the files %j the navigation is %s', (scope, files, chosen) => {
  const scopes = { ...TWO_LANGUAGES, defaultVersion: '2.x', versions: ['2.x', '1.x'] };
  const texts = Object.fromEntries(files.map((file) => [file, `[{"text":"${file}","link":"/"}]`]));
  expect(read(texts, scope, scopes).nav).toMatchObject([{ text: chosen }]);
});

test.each([
  ['guide', './a', 'guide/a'],
  ['guide/demo', '../concept/cache', 'guide/concept/cache'],
  ['guide', '../../../hello', 'hello'],
  ['guide', 'demo/', 'guide/demo'],
])('in %s the name %s means %s', (folder, name, key) => {
  expect(joinKey(folder, name)).toBe(key);
});

test('a folder without a list has all it holds, its index page first, then by name', () => {
  const tree = treeOf([
    'guide/b.md',
    'guide/a/x.md',
    'guide/index.md',
    'guide/C.md',
    'guide/a/deep/y.md',
    'guides/z.md',
  ]);
  expect(entriesOf({ path: 'guide' }, tree)).toEqual([
    { name: 'index' },
    { name: 'C' },
    { name: 'a/', collapsed: false },
    { name: 'b' },
  ]);
});

test('without a list, order comes before name', () => {
  const tree = treeOfPages(
    pagesOf({
      'guide/a.md': '# A',
      'guide/b.md': '---\norder: 2\n---\n# B',
      'guide/c.md': '---\norder: 10\n---\n# C',
      'guide/d/index.md': '---\norder: 1\ncollapsed: true\n---\n# D',
      'guide/e.md': '---\norder: -5\n---\n# E',
      'guide/index.md': '# Index',
    }),
  );
  expect(entriesOf({ path: 'guide' }, tree)).toEqual([
    { name: 'e' },
    { name: 'index' },
    { name: 'd/', collapsed: true },
    { name: 'b' },
    { name: 'c' },
    { name: 'a' },
  ]);
});

test('landing pages are in no list', () => {
  const landing = '---\ntitle: API\nlanding: true\n---\n';
  const records = pagesOf({ 'api/__meta__.md': landing, 'api/run.md': '# Run' });
  expect(records.map(isListed)).toEqual([false, true]);
  expect(entriesOf({ path: 'api' }, treeOfPages(records))).toEqual([{ name: 'run' }]);
});
