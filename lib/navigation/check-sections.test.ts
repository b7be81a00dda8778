import { expect, test } from '@jest/globals';
import { siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';

const PAGES = { 'guide/a.md': '# A', 'api/b.md': '# B' };

function told(nav: readonly object[], file = '_nav.json'): string[] {
  const text = `[\n${nav.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  return siteOf({ ...PAGES, [file]: text }, { scopes: TWO_LANGUAGES }).problems.map(
    (problem) => `${problem.file}:${problem.line} ${problem.message}`,
  );
}

const guide = { text: 'Guide', link: '/guide/a', activeMatch: '/guide/' };

test('a section that two items share is told at the second', () => {
  const api = { text: 'API', link: '/api/b', activeMatch: ['/api/', '/guide'] };
  const sentence =
    '"activeMatch" of another item is "/guide", too, so its pages have two sections.';
  expect(told([guide, api])).toEqual([`content/_nav.json:3 ${sentence}`]);
  expect(told([guide, { text: 'More', items: [{ ...api, activeMatch: '/guide' }] }])).toEqual([
    `content/_nav.json:3 ${sentence}`,
  ]);
});

test('a section without a page is told', () => {
  const sentence = '"activeMatch" is "/giude", but no page has a path below it.';
  expect(told([{ ...guide, activeMatch: '/giude' }])).toEqual([`content/_nav.json:2 ${sentence}`]);
});

test('paths in each other, groups without a link and other languages are fine', () => {
  const group = { text: 'More', items: [{ text: 'B', link: '/api/b', activeMatch: '/api' }] };
  expect(told([guide, { text: 'A', link: '/guide/a', activeMatch: '/guide/a' }, group])).toEqual(
    [],
  );
  expect(told([guide], 'zh/_nav.json')).toEqual([]);
});
