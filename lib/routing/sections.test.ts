import { expect, test } from '@jest/globals';
import { GROUPS } from '../../tests/support/search-index';
import { siteOf } from '../../tests/support/site-content';
import { scopeKey } from './scope';
import { groupNames, groupOf, sectionAt, siteSections } from './sections';

const content = siteOf({
  'guide/index.md': '# Guide',
  'guide/deep/a.md': '# A',
  'blog/b.md': '# B',
  'extras/e.md': '# E',
  'c.md': '# C',
  '_nav.json': JSON.stringify([
    { text: 'Guide', link: '/guide/', activeMatch: ['/guide/', '/extras/'] },
    {
      text: 'More',
      items: [
        { text: 'Deep', link: '/guide/deep/a', activeMatch: '/guide/deep' },
        { text: 'Blog', link: '/blog/b', activeMatch: '/blog/' },
      ],
    },
  ]),
});

const SECTIONS = siteSections(content.nav[scopeKey({ lang: 'en', version: '' })] ?? []);

test.each([
  ['/guide/deep/a', 'Deep', '/guide/deep/a'],
  ['/extras/e', 'Guide', '/guide/'],
])('%s belongs to "%s"', (path, text, link) => {
  expect(sectionAt(path, SECTIONS)).toMatchObject({ text, link });
});

test.each(['/', '/c'])('%s belongs to no section', (path) => {
  expect(sectionAt(path, SECTIONS)).toBeUndefined();
});

test.each([
  ['/blog/', 'Guide'],
  ['/api/', 'API'],
  ['/apis/run', 'Others'],
  ['/', 'Others'],
])('%s belongs to %s', (routePath, group) => {
  expect(groupOf(routePath, GROUPS)).toBe(group);
});

test('the groups stand in the order of the navigation, the others last', () => {
  expect(groupNames(GROUPS)).toEqual(['Guide', 'API', 'Others']);
});
