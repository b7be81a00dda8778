import { expect, test } from '@jest/globals';
import { readOne, siteOf } from '../../tests/support/site-content';
import { publishedOn } from './kinds';
import { viewOf } from './page-view';

test.each([
  ['outline: false', []],
  ['sidebar: false\nfooter: false', ['sidebar', 'footer']],
  ['pageType: custom\nsidebar: true', []],
  ['pageType: custom', ['sidebar']],
  ['pageType: blank', ['sidebar', 'navbar', 'footer', 'scroll-to-top']],
])('a page with %j hides %s', (fields, hidden) => {
  const page = readOne('a.md', `---\ntitle: A\n${fields}\n---\n`);
  expect(viewOf(page, siteOf({})).hides).toEqual(hidden);
});

test.each([
  ['pageType: doc', '2026-01-02'],
  ['landing: true', undefined],
  ['overview: true', undefined],
])('a page with %j is an article of the day %s', (fields, day) => {
  const page = readOne('a.md', `---\ntitle: A\ndate: 2026-01-02\n${fields}\n---\n`);
  expect(publishedOn(page)).toBe(day);
});
