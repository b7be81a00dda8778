import { expect, test } from '@jest/globals';
import { readOne, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { findPage, type SiteContent } from '../content/assemble';
import { editLinkOf, pageLanguages, titlesOf, viewOf } from './page-view';

const SCOPES = { ...TWO_LANGUAGES, defaultVersion: '2.x', versions: ['2.x', '1.x'] };

const content = siteOf(
  {
    'index.md': '# Home',
    'guide/index.md': '# Guide',
    'guide/a.md': '# A',
    'guide/b.md': '# B',
    'zh.md': '# About Chinese',
    'zh/guide/index.md': '# 指南',
    'zh/guide/a.mdx': '# 甲',
    'zh/guide/c.md': '# 丙',
    '1.x/guide/b.md': '# B 1',
    '1.x/zh/guide/a.md': '# 旧甲',
    '1.x/zh/guide/b.md': '# 旧乙',
  },
  { scopes: SCOPES, withHomes: false },
);

test.each([
  ['/guide/a', { en: '/guide/a', zh: '/zh/guide/a' }],
  ['/guide', { en: '/guide/', zh: '/zh/guide/' }],
  ['/guide/b', { en: '/guide/b' }],
  ['/1.x/zh/guide/b', { en: '/1.x/guide/b', zh: '/1.x/zh/guide/b' }],
])('%s is in these languages: %j', (path, languages) => {
  const page = findPage(content, path);
  expect(page && pageLanguages(page, content, SCOPES)).toEqual(languages);
});

test('on a site with one language there is no language to list', () => {
  const plain = siteOf({ 'a.md': '# A' });
  const page = findPage(plain, '/a');
  expect(page && pageLanguages(page, plain, { ...SCOPES, langs: ['en'] })).toEqual({});
});

const FOLDER = 'https://example.com/tree/main/docs';

test.each([
  [FOLDER, 'api/run.md', `${FOLDER}/api/run.md`, undefined],
  [`${FOLDER}/`, 'api/run.md', `${FOLDER}/api/run.md`, undefined],
  [FOLDER, 'a b/c#d?e%.md', `${FOLDER}/a%20b/c%23d%3Fe%25.md`, undefined],
  [FOLDER, 'cache.mdx', `${FOLDER}/guide/cache.md`, 'guide/cache.md'],
])('in %s the source of %s is %s', (docRepoBaseUrl, relativePath, url, editPath) => {
  const page = { relativePath, frontmatter: { editPath } };
  expect(editLinkOf(page, { docRepoBaseUrl, text: 'Edit' })).toEqual({
    url,
    text: 'Edit',
  });
});

const HERO = 'hero: { name: A, text: B }';

test.each([
  ['title: Run', 'Run - Garfish'],
  ['title: Run\ntitleSuffix: Docs', 'Run - Docs'],
  ['title: "404"\npageType: "404"\ntitleSuffix: Docs', '404'],
  [`title: Home\npageType: home\n${HERO}`, 'Garfish'],
  [`title: Home\npageType: home\ntitleSuffix: Docs\n${HERO}`, 'Garfish - Docs'],
  [`title: Home\npageType: home\ntitleSuffix: "| Docs"\n${HERO}`, 'Garfish | Docs'],
])('a page with %j is named "%s" in the window', (fields, title) => {
  const page = readOne('a.md', `---\n${fields}\n---\n`);
  expect(titlesOf(page).windowTitle).toBe(title);
});

function aboveOf(path: string, site: SiteContent) {
  const page = findPage(site, path);
  return page && viewOf(page, site).parent;
}

test('a page outside of all sections has the page of its folder above it, and that page has none', () => {
  expect(aboveOf('/guide/a', content)).toEqual({ text: 'Guide', link: '/guide/' });
  expect(aboveOf('/guide', content)).toBeUndefined();
});

test('a page at the top of the site has the section above it whose sidebar leads to it', () => {
  const site = siteOf(
    {
      '_nav.json': JSON.stringify([{ text: 'Guide', link: '/guide/', activeMatch: '/guide/' }]),
      'guide/_meta.json': JSON.stringify(['index', { text: 'Try it', link: '/playground' }]),
      'guide/index.md': '# Guide',
      'index.md': `---\ntitle: Home\npageType: home\n${HERO}\n---\n`,
      'playground.md': '# Playground',
      'other.md': '# Other',
    },
    { withHomes: false },
  );
  expect(aboveOf('/playground', site)).toMatchObject({ text: 'Guide', link: '/guide/' });
  // Neither the home page nor the page itself is above a page.
  expect(aboveOf('/other', site)).toBeUndefined();
  expect(aboveOf('/guide', site)).toBeUndefined();
});
