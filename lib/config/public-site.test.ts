import { expect, test } from '@jest/globals';
import { parseSite } from './parse-site';
import { labelOverrides, pickPublicSite } from './public-site';

const LEAST = { title: 'Site', description: 'About.', siteUrl: 'https://example.com' };

const SCOPES = { defaultLang: 'en', langs: ['en'], defaultVersion: '', versions: [''] };

test('the browser gets these facts of the site and no others', () => {
  const site = parseSite({
    ...LEAST,
    logo: '/logo.svg',
    locales: [
      { lang: 'en', label: 'English', title: 'Site', description: 'About.' },
      { lang: 'zh', label: '中文' },
    ],
    sections: [{ text: 'Guide', folders: ['guide'] }],
    themeConfig: {
      socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com/x' }],
      editLink: { docRepoBaseUrl: 'https://example.com/docs', text: 'Edit' },
      footer: { message: 'Free.' },
      nextPageText: 'Next',
    },
  });
  const nav = { '/en': [{ text: 'Guide', link: '/guide/', position: 'right' as const }] };
  expect(pickPublicSite(site, SCOPES, nav)).toEqual({
    title: 'Site',
    logo: { light: '/logo.svg', dark: '/logo.svg' },
    logoText: '',
    darkMode: true,
    search: { sections: [{ text: 'Guide', folders: ['guide'] }], isVersioned: false },
    revealsAppearance: true,
    barHides: false,
    imageZoom: true,
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com/x' }],
    scopes: SCOPES,
    langLabels: { en: 'English', zh: '中文' },
    nav,
    footer: 'Free.',
    labels: { doc: { nextPage: 'Next' } },
  });
});

test('what a site does not set is nothing, not left open', () => {
  const site = parseSite(LEAST);
  expect(pickPublicSite(site, SCOPES, {})).toEqual({
    title: 'Site',
    logo: null,
    logoText: 'Site',
    darkMode: true,
    search: { sections: [], isVersioned: false },
    revealsAppearance: true,
    barHides: false,
    imageZoom: true,
    socialLinks: [],
    scopes: SCOPES,
    langLabels: {},
    nav: {},
    footer: null,
    labels: {},
  });
});

test.each([
  [{}, null, 'Site'],
  [{ logoText: 'Text' }, null, 'Text'],
  [{ logo: '/a.svg' }, { light: '/a.svg', dark: '/a.svg' }, ''],
  [{ logo: '/a.svg', logoText: 'Text' }, { light: '/a.svg', dark: '/a.svg' }, 'Text'],
  [{ logo: { light: '/l.svg', dark: '/d.svg' } }, { light: '/l.svg', dark: '/d.svg' }, ''],
])('with %j the logo is %j and the text beside it "%s"', (settings, logo, logoText) => {
  const site = parseSite({ ...LEAST, ...settings });
  expect(pickPublicSite(site, SCOPES, {})).toMatchObject({ logo, logoText });
});

test('the settings word the interface', () => {
  const { themeConfig } = parseSite({
    ...LEAST,
    themeConfig: {
      outlineTitle: 'Contents',
      lastUpdatedText: 'Changed',
      prevPageText: 'Before',
      nextPageText: 'After',
      searchPlaceholderText: 'Find',
      overview: {
        filterNameText: 'Narrow',
        filterPlaceholderText: 'Type',
        filterNoResultText: 'Nothing found',
      },
    },
  });
  expect(labelOverrides(themeConfig)).toEqual({
    outline: { title: 'Contents' },
    doc: { lastUpdated: 'Changed', previousPage: 'Before', nextPage: 'After' },
    overview: {
      filter: 'Narrow',
      filterPlaceholder: 'Type',
      noResult: 'Nothing found: {query}',
    },
    search: { placeholder: 'Find' },
  });
});

test('only the parts that are worded are sent', () => {
  const themeConfig = { overview: { filterNameText: 'Narrow' } };
  const site = parseSite({ ...LEAST, themeConfig });
  expect(labelOverrides(site.themeConfig)).toEqual({ overview: { filter: 'Narrow' } });
});
