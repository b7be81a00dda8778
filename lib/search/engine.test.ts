import { expect, test } from '@jest/globals';
import MiniSearch from 'minisearch';
import { buildIndex, ENGINE_OPTIONS, search } from './engine';
import type { SearchRecord } from './types';

const RECORDS: SearchRecord[] = [
  {
    id: 0,
    routePath: '/api/loadApp',
    title: 'Garfish.loadApp',
    content: 'Loads an app by hand.\nUsage\nCall it with a name.',
    toc: [{ text: 'Usage', id: 'usage', depth: 2, charIndex: 22 }],
  },
  {
    id: 1,
    routePath: '/guide/concept/sandbox',
    title: 'Sandbox',
    content: 'A café of 微前端 and 沙箱. The WebComponent sandbox, loaded by Garfish.loadApp.',
    toc: [],
  },
  {
    id: 2,
    routePath: '/api/run',
    title: 'Garfish.run',
    content: 'Starts the framework.',
    toc: [{ text: 'Sandbox options', id: 'sandbox-options', depth: 2, charIndex: 0 }],
  },
];

/** The pages that a query finds, the best first, in an index read from its file. */
function found(query: string): number[] {
  const json = JSON.stringify(buildIndex(RECORDS));
  const index = MiniSearch.loadJSON(json, ENGINE_OPTIONS);
  return search(index, query).map(({ id }) => Number(id));
}

/** The numbers of the texts that a query finds, the best first. */
function order(query: string, contents: string[]): number[] {
  const pages = contents.map((content, id) => ({
    id,
    routePath: '/x' as const,
    title: 'X',
    content,
    toc: [],
  }));
  return search(buildIndex(pages), query).map(({ id }) => Number(id));
}

test.each([
  ['loadApp', [0, 1]],
  ['LOADAPP', [0, 1]],
  ['garfish.loadapp', [0, 1]],
  ['load', [0, 1]],
  ['loadap', [0, 1]],
  ['loadaap', [0, 1]],
  ['sandbox', [1, 2]],
  ['sandbox garfish', [1, 2]],
  ['sandbox framework', [2]],
  ['cafe', [1]],
  ['CAFÉ', [1]],
  ['前端', [1]],
  ['沙箱', [1]],
  ['沙', [1]],
  ['component', [1]],
  ['usage', [0]],
  ['nowhere', []],
  ['', []],
  ['   ', []],
  ['.*+?^$(){}|[]\\', []],
  ['<img src=x onerror=y>', []],
  ['__proto__', []],
  ['constructor', []],
])('"%s" finds the pages %j', (query, ids) => {
  expect([...found(query)].sort()).toEqual(ids);
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
  ['Garfish.loadApp', 'The method loadApp of Garfish.'],
  ['don’t', "Don't do it."],
  ['cafés', 'Two cafe\u0301s.'],
  ['沙 箱', '用沙箱来隔离应用'],
  ['微前端的沙箱', '微前端与沙箱'],
  ['문서를', '한국어 문서'],
  ['ガイド', 'ｶﾞｲﾄﾞ'],
  ['sandbox-optons', 'The sandbox-options.'],
  ['Garfish.loadAp', 'The method loadApp of Garfish.'],
])('"%s" is found in "%s"', (query, content) => {
  expect(order(query, [content])).toEqual([0]);
});

test.each([
  ['前端', '前面的终端'],
  ['沙箱 隔离', '用沙箱'],
  ['使用loadApp', '使用沙箱'],
  ['Garfish.loadApp', 'The method run of Garfish.'],
  ['webComponent', 'A web page.'],
  ['йод', 'иод'],
  ['かき', 'がき'],
])('"%s" is not found in "%s"', (query, content) => {
  expect(order(query, [content])).toEqual([]);
});

test.each([
  ['webComponent', ['A web component of the web.', 'A WebComponent.']],
  ['sandbox-options', ['The sandbox has options.', 'The sandbox-options.']],
  ['微前端框架', ['前端与框架', '微前端框架']],
  ['문서를', ['문서', '문서를']],
])('of the texts that "%s" finds, the one with the whole word comes first', (query, contents) => {
  expect(order(query, contents)).toEqual([1, 0]);
});

test.each([['x'], ['微前端'], ['한국어'], ['aB'], ['a-b '], ['沙 ']])(
  'a long paste of "%s" is answered at once',
  (text) => {
    const index = buildIndex(RECORDS);
    const start = performance.now();
    search(index, text.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(2000);
  },
);

test('a hit in the title comes before one in a heading, and that before one in the text', () => {
  const page = { routePath: '/x' as const, content: 'Nothing.', toc: [] };
  const index = buildIndex([
    { ...page, id: 0, title: 'One', content: 'The sandbox.' },
    {
      ...page,
      id: 1,
      title: 'Two',
      toc: [{ text: 'Sandbox', id: 'sandbox', depth: 2, charIndex: 0 }],
    },
    { ...page, id: 2, title: 'Sandbox' },
  ]);
  expect(search(index, 'sandbox').map(({ id }) => id)).toEqual([2, 1, 0]);
});

test('the same pages give the same file', () => {
  expect(JSON.stringify(buildIndex(RECORDS))).toBe(JSON.stringify(buildIndex(RECORDS)));
});

test('an index that was read from its file answers as the one that was built', () => {
  const built = buildIndex(RECORDS);
  const read = MiniSearch.loadJSON(JSON.stringify(built), ENGINE_OPTIONS);
  for (const query of ['loadApp', 'sandbox', '沙', 'garfish']) {
    const ids = search(built, query).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(search(read, query).map(({ id }) => id)).toEqual(ids);
  }
});

test('no pages make an index that finds nothing', () => {
  expect(search(buildIndex([]), 'a')).toEqual([]);
});
