import { expect, test } from '@jest/globals';
import { cpuSince } from '../../tests/support/cpu-time';
import { searchOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';
import type { SearchOptions } from './protocol';
import { PAGES_PER_GROUP } from './search';

const PAGES = {
  'api/loadApp.md':
    '# Garfish.loadApp\n\nLoads an app by hand.\n\n## Usage\n\nCall it with a name.',
  'guide/concept/sandbox.md':
    '# Sandbox\n\nA café of 微前端 and 沙箱. The WebComponent sandbox, loaded by Garfish.loadApp.',
  'api/run.md': '# Garfish.run\n\nStarts the framework.\n\n## Sandbox options',
};

function open(files: Record<string, string>) {
  return searchOf(pagesOf(files));
}

const search = open(PAGES);

/** The addresses that a query finds on these pages, the best first. */
function found(query: string, options?: SearchOptions): string[] {
  return search(query, options).pages.map(({ routePath }) => routePath);
}

/** The numbers of the texts that a query finds, the best first. */
function order(query: string, texts: string[]): number[] {
  const files = texts.map((text, number) => [`a${number}.md`, `# X\n\n${text}`] as const);
  const results = open(Object.fromEntries(files))(query);
  return results.pages.map(({ routePath }) => Number(routePath.slice('/a'.length)));
}

const LOAD_APP = '/api/loadApp';
const SANDBOX = '/guide/concept/sandbox';
const RUN = '/api/run';

test.each([
  ['loadApp', [LOAD_APP, SANDBOX]],
  ['LOADAPP', [LOAD_APP, SANDBOX]],
  ['garfish.loadapp', [LOAD_APP, SANDBOX, RUN]],
  ['load', [LOAD_APP, SANDBOX]],
  ['loadap', [LOAD_APP, SANDBOX]],
  ['loadaap', [LOAD_APP, SANDBOX]],
  ['LodApp', [LOAD_APP, SANDBOX]],
  ['laodApp', [LOAD_APP, SANDBOX]],
  ['load app', [LOAD_APP, SANDBOX]],
  ['sandbox', [SANDBOX, RUN]],
  ['sandbox garfish', [SANDBOX, RUN, LOAD_APP]],
  ['sandbox framework', [RUN, SANDBOX]],
  ['cafe', [SANDBOX]],
  ['CAFÉ', [SANDBOX]],
  ['前端', [SANDBOX]],
  ['沙箱', [SANDBOX, RUN]],
  ['沙', [SANDBOX]],
  ['component', [SANDBOX]],
  ['usage', [LOAD_APP]],
  ['run', [RUN]],
  ['/api/run', [RUN]],
  ['nowhere', []],
  ['', []],
  ['   ', []],
  ['.*+?^$(){}|[]\\', []],
  ['<img src=x onerror=y>', []],
  ['__proto__', []],
  ['constructor', []],
  ['🚀', []],
  ['\ud800', []],
  ['مرحبا', []],
])('"%s" finds the pages %j', (query, pages) => {
  expect(found(query).sort()).toEqual([...pages].sort());
});

test.each([
  ['微前端', '基于微前端框架的应用'],
  ['前端框架', '基于微前端框架的应用'],
  ['沙箱 隔离', '用沙箱来隔离应用'],
  ['使用loadApp', '使用loadApp加载应用'],
  ['loadApp', '使用loadApp加载应用'],
  ['マイクロ', '新しいマイクロフロントエンド'],
  ['국어', '한국어 문서'],
  ['sandbox-options', 'The sandbox options.'],
  ['webComponent', 'A web component.'],
  ['webcomponent', 'A web component.'],
  ['subapp', 'A sub-app.'],
  ['Garfish.loadApp', 'The method loadApp of Garfish.'],
  ['don’t', "Don't do it."],
  ['cafés', 'Two cafe\u0301s.'],
  ['沙 箱', '用沙箱来隔离应用'],
  ['中', '应用中的沙箱'],
  ['微前端的沙箱', '微前端与沙箱'],
  ['甲乙的丙丁', '甲乙与丙丁'],
  ['문서를', '한국어 문서'],
  ['ガイド', 'ｶﾞｲﾄﾞ'],
  ['ＡＰＩ', 'The api.'],
  ['sandbox-optons', 'The sandbox-options.'],
  ['Garfish.loadAp', 'The method loadApp of Garfish.'],
  ['ёлка', 'Новая елка'],
  ['елка', 'Новая ёлка'],
  ['сервер', 'На сервере'],
  ['\u1112\u1161\u11ab국어', '한국어'],
  ['exports', 'The variable __GARFISH_EXPORTS__.'],
  ['__garfish_exports__', 'The variable __GARFISH_EXPORTS__.'],
  ['excludeAssetFilter', 'Set `excludeAssetFilter`.'],
  ['asset filter', 'Set `excludeAssetFilter`.'],
  ['sandbox.fixBaseUrl', 'Set `fixBaseUrl` of the sandbox.'],
  ['beforeLoad(appInfo)', 'Then `beforeLoad(appInfo)` is called.'],
  ['caching', 'It is cached.'],
  ['is it rendered?', 'When rendering ends.'],
])('"%s" is found in "%s"', (query, text) => {
  expect(order(query, [text])).toEqual([0]);
});

test.each([
  ['前端', '前面的终端'],
  ['沙箱 隔离', '用沙箱'],
  ['使用loadApp', '使用沙箱'],
  ['Garfish.loadApp', 'The method run of Garfish.'],
  ['webComponent', 'A web page.'],
  ['йод', 'иод'],
  ['かき', 'がき'],
  ['sandbox qqq', 'A sandbox.'],
])('"%s" is not found in "%s"', (query, text) => {
  expect(order(query, [text])).toEqual([]);
});

test.each([
  ['webComponent', ['A web component of the web.', 'A WebComponent.']],
  ['sandbox-options', ['The sandbox has options.', 'The sandbox-options.']],
  ['微前端框架', ['前端与框架', '微前端框架']],
  ['문서를', ['문서', '문서를']],
  ['provider is undefined', ['The undefined is no provider.', 'The provider is undefined.']],
  ['cache', ['It is about caching.', 'It is a cache.']],
  ['timeout', ['A timeouts list.', 'A timeout list.']],
  ['route', ['A router.', 'A rout.', 'A route.']],
])('of the texts that "%s" finds, the one with the words as typed comes first', (query, texts) => {
  expect(order(query, texts)[0]).toBe(texts.length - 1);
});

test('what only means the same comes behind what was typed', () => {
  expect(order('standalone', ['It runs alone.', 'It runs standalone.'])).toEqual([1, 0]);
  const search = open({
    'a.md': '# Channel',
    'b.md': '# Communication',
    'c.md': '# X\n\n## Channel',
    'd.md': '# X\n\n## Communication',
  });
  expect(search('communication').pages.map(({ routePath }) => routePath)).toEqual([
    '/b',
    '/d',
    '/a',
    '/c',
  ]);
});

test.each([['x'], ['微前端'], ['한국어'], ['aB'], ['a-b '], ['沙 '], ['sandbox '], ['🚀'], ['é']])(
  'a long paste of "%s" is answered at once',
  (text) => {
    const start = process.cpuUsage();
    search(text.repeat(50_000));
    expect(cpuSince(start)).toBeLessThan(1000);
  },
);

test('title, then heading, then the name of an option, then the text', () => {
  const search = open({
    'text.md': '# One\n\nThe sandbox is here.',
    'name.md': '# Two\n\n| Option |\n| --- |\n| `sandbox` |',
    'heading.md': '# Three\n\n## Sandbox',
    'title.md': '# Sandbox',
  });
  expect(search('sandbox').pages.map(({ title }) => title)).toEqual([
    'Sandbox',
    'Three',
    'Two',
    'One',
  ]);
});

test('pages that hold half of the words are shown after those that hold all', () => {
  const texts = ['A door.', 'A tiny blue door.', 'A tiny door.', 'Open a tiny blue door.'];
  expect(order('open the tiny blue door', texts)).toEqual([3, 1, 2]);
  expect(order('open the tiny blue door', texts.slice(0, 2))).toEqual([1]);
  expect(found('sandbox quokka')).toEqual([SANDBOX, RUN]);
});

test('a page that holds only one of the words is shown if it is about that word', () => {
  expect(found('sandbox framework')).toContain(SANDBOX);
  expect(order('tiny door', ['A tiny door.', 'A door.'])).toEqual([0]);
});

test('a page with `search: low` comes after one that answers as well', () => {
  const low = '---\nsearch: low\n---\n\n# Caves';
  const pages = open({ 'a.md': low, 'b.md': '# Caves' })('caves').pages;
  expect(pages.map(({ routePath }) => routePath)).toEqual(['/b', '/a']);
});

test('a page is found by what its description says', () => {
  const search = open({
    'a.md': '---\ntitle: A\ndescription: Share React between apps.\n---\n\nText.',
  });
  expect(search('sharing react').pages).toMatchObject([
    { routePath: '/a', suggestions: [{ type: 'title', title: 'A', highlightInfoList: [] }] },
  ]);
});

test('each group shows its first pages, and all when they are asked for', () => {
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const search = open({
    ...Object.fromEntries(numbers.map((number) => [`api/p${number}.md`, '# Cave\n\nCave.'])),
    'guide/a.md': '# A\n\nA cave.',
    'x.md': '# X\n\nA cave.',
  });
  const groups = [
    { name: 'Guide', count: 1 },
    { name: 'API', count: 20 },
    { name: 'Others', count: 1 },
  ];
  const first = search('cave');
  expect(first.groups).toEqual(groups);
  expect(first.pages.filter(({ group }) => group === 'API')).toHaveLength(PAGES_PER_GROUP);
  expect(first.pages.map(({ group }) => group)).toContain('Guide');
  expect(first.pages.map(({ group }) => group)).toContain('Others');
  const all = search('cave', { show: 'all' });
  expect(all.groups).toEqual(groups);
  expect(all.pages).toHaveLength(22);
  expect(new Set(all.pages.map(({ routePath }) => routePath)).size).toBe(22);
});

test('two pages of one title are two results', () => {
  const search = open({ 'a.md': '# Same\n\nText.', 'b.md': '# Same\n\nText.' });
  expect(search('same').pages.map(({ id }) => id)).toEqual([0, 1]);
});

test('the same question has the same answer in every place of the world', () => {
  expect(JSON.stringify(open(PAGES)('sandbox'))).toBe(JSON.stringify(search('sandbox')));
});

test('a mistyped name leads to the name that was meant, not to its pieces', () => {
  const search = open({
    'a.md': '# Registration\n\nEach app has a registration in its app.',
    'b.md': '# Garfish.registerApp\n\nText.',
  });
  expect(search('registrApp').pages[0]?.routePath).toBe('/b');
});
