import { expect, test } from '@jest/globals';
import { buildNav } from './build-sidebars';
import { navSchema } from './meta-files';

test('links and groups of links are built, with the defaults of the file', () => {
  const entries = navSchema.parse([
    { text: 'Guide', link: '/guide/', activeMatch: '/guide/', position: 'left' },
    { text: 'API', link: '/api/', tag: 'new' },
    {
      text: 'More',
      items: [{ text: 'Blog', link: '/blog/a', activeMatch: '/blog/' }],
    },
    { text: 'Code', link: 'https://example.com', items: [{ text: 'X', link: '/x', tag: 'old' }] },
  ]);
  expect(buildNav(entries, '', (link) => link)).toEqual([
    { text: 'Guide', link: '/guide/', activeMatch: ['/guide/'], position: 'left' },
    { text: 'API', link: '/api/', position: 'right', tag: 'new' },
    {
      text: 'More',
      position: 'right',
      items: [{ text: 'Blog', link: '/blog/a', activeMatch: ['/blog/'], position: 'right' }],
    },
    {
      text: 'Code',
      link: 'https://example.com',
      position: 'right',
      items: [{ text: 'X', link: '/x', position: 'right', tag: 'old' }],
    },
  ]);
});

test('in another language, links lead to its pages and are current under its prefix', () => {
  const entries = navSchema.parse([{ text: 'API', link: '/api/', activeMatch: '/api/' }]);
  expect(buildNav(entries, '/zh', (link) => `/zh${link}`)).toEqual([
    { text: 'API', link: '/zh/api/', activeMatch: ['/zh/api/'], position: 'right' },
  ]);
});

test('what falls back to the default language is current there', () => {
  const entries = navSchema.parse([{ text: 'Zhe', link: '/zhe/', activeMatch: '/zhe/' }]);
  expect(buildNav(entries, '/zh', (link) => link)).toEqual([
    { text: 'Zhe', link: '/zhe/', activeMatch: ['/zhe/'], position: 'right' },
  ]);
});

test('no entries make no navigation', () => {
  expect(buildNav([], '/zh', (link) => link)).toEqual([]);
});
