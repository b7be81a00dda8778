import { expect, test } from '@jest/globals';
import { siteOf } from '../site/test-content';
import { sectionOf } from './section';

const content = siteOf({
  'guide/index.md': '# Guide',
  'guide/deep/a.md': '# A',
  'blog/b.md': '# B',
  'c.md': '# C',
  '_nav.json': JSON.stringify([
    { text: 'Guide', link: '/guide/', activeMatch: '/guide/' },
    {
      text: 'More',
      items: [
        { text: 'Deep', link: '/guide/deep/a', activeMatch: '/guide/deep' },
        { text: 'Blog', link: '/blog/b', activeMatch: '/blog/' },
      ],
    },
  ]),
});

test.each([
  ['/guide', 'Guide', '/guide/'],
  ['/guide/deep/a', 'Deep', '/guide/deep/a'],
  ['/blog/b', 'Blog', '/blog/b'],
])('%s belongs to "%s"', (path, text, link) => {
  const page = content.pages.get(path);
  expect(page && sectionOf(page, content)).toEqual({ text, link });
});

test.each(['/', '/c'])('%s belongs to no part of the site', (path) => {
  const page = content.pages.get(path);
  expect(page && sectionOf(page, content)).toBeUndefined();
});
