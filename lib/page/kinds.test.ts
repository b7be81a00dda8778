import { expect, test } from '@jest/globals';
import { hiddenPartsOf, publishedOn } from './kinds';

type Page = Parameters<typeof hiddenPartsOf>[0];

const ALL = { navbar: true, sidebar: true, outline: true, footer: true, globalUIComponents: true };

test.each([
  [{ pageType: 'doc', ...ALL }, []],
  [{ pageType: 'doc', ...ALL, outline: false }, []],
  [{ pageType: 'doc', ...ALL, sidebar: false, footer: false }, ['sidebar', 'footer']],
  [{ pageType: 'custom', ...ALL }, []],
  [{ pageType: 'custom', ...ALL, sidebar: false }, ['sidebar']],
  [{ pageType: 'blank', ...ALL }, ['navbar', 'sidebar', 'footer', 'scroll-to-top']],
])('a page with %j hides %s', (frontmatter, hidden) => {
  expect(hiddenPartsOf({ frontmatter } as unknown as Page)).toEqual(hidden);
});

test.each([
  [{ pageType: 'doc' }, '2026-01-02'],
  [{ pageType: 'doc', landing: true }, undefined],
  [{ pageType: 'doc', overview: true }, undefined],
  [{ pageType: 'custom' }, undefined],
])('a page with %j is an article of the day %s', (fields, day) => {
  const page = { frontmatter: { ...fields, date: '2026-01-02' } } as unknown as Page;
  expect(publishedOn(page)).toBe(day);
});
