import { expect, test } from '@jest/globals';
import { LEAST } from '../../tests/support/settings';
import { en } from './en';
import { localeSettings, pickPublicSite } from './public-site';
import { parseSite } from './schema';

const SCOPES = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [''] };

test('the interface knows these facts of the site and no others', () => {
  const site = parseSite({
    ...LEAST,
    logo: '/logo.svg',
    locales: [
      { lang: 'en', label: 'English', title: 'Site', description: 'About.' },
      {
        ...{ lang: 'zh', label: '中文', labels: { nav: { openMenu: '打开菜单' } } },
        ...{ footer: { message: '免费。' }, nextPageText: '下一篇' },
        search: { start: [{ text: '指南', link: '/zh/guide' }] },
      },
    ],
    themeConfig: {
      socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.com/x' }],
      editLink: { docRepoBaseUrl: 'https://example.com/docs', text: 'Edit' },
      footer: { message: 'Free.', links: [{ text: 'News', link: '/news' }] },
      playground: '/playground',
      nextPageText: 'Next',
      search: { help: [{ text: 'Ask', link: '/ask' }] },
    },
  });
  const nav = { '/en': [{ text: 'Guide', link: '/guide/', position: 'right' as const }] };
  expect(pickPublicSite(site, SCOPES, nav)).toEqual({
    title: 'Site',
    siteUrl: 'https://example.com',
    logo: '/logo.svg',
    logoText: '',
    darkMode: true,
    isSearchVersioned: false,
    searchLinks: {
      en: { start: [], help: [{ text: 'Ask', link: '/ask' }] },
      zh: { start: [{ text: '指南', link: '/zh/guide' }], help: [] },
    },
    enableAppearanceAnimation: true,
    enableScrollToTop: true,
    hideNavbar: 'never',
    imageZoom: true,
    playground: '/playground',
    socialLinks: [
      {
        mode: 'link',
        content: 'https://example.com/x',
        label: 'GitHub',
        svg: expect.stringContaining('<path'),
      },
    ],
    scopes: SCOPES,
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文' },
    ],
    nav,
    footer: {
      en: { message: 'Free.', links: [{ text: 'News', link: '/news' }] },
      zh: { message: '免费。', links: [] },
    },
    labels: {
      en: { ...en, doc: { ...en.doc, nextPage: 'Next' } },
      zh: {
        ...en,
        nav: { ...en.nav, openMenu: '打开菜单' },
        doc: { ...en.doc, nextPage: '下一篇' },
      },
    },
  });
});

test('settings that are not set are null', () => {
  expect(pickPublicSite(parseSite(LEAST), SCOPES, {})).toMatchObject({
    logo: null,
    playground: null,
    footer: {},
    // A language without texts has those of English.
    labels: { en, zh: en },
  });
});

test.each([
  [{}, null, 'Site'],
  [{ logo: '/a.svg', logoText: 'Text' }, '/a.svg', 'Text'],
  [{ logo: { light: '/l.svg', dark: '/d.svg' } }, { light: '/l.svg', dark: '/d.svg' }, ''],
])('with %j the logo is %j and the text beside it "%s"', (settings, logo, logoText) => {
  const site = parseSite({ ...LEAST, ...settings });
  expect(pickPublicSite(site, SCOPES, {})).toMatchObject({ logo, logoText });
});

test('the settings word the interface', () => {
  const site = parseSite({
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
  expect(localeSettings(site, 'en').labels).toMatchObject({
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

test('a translation may leave out texts, which stay English', () => {
  const labels = { search: { button: 'Chercher', countMany: '{count} de pages' } };
  const locales = [
    { lang: 'en', label: 'English' },
    { lang: 'fr', label: 'Français', labels },
  ];
  const french = localeSettings(parseSite({ ...LEAST, locales }), 'fr');
  expect(french.labels.nav).toEqual(en.nav);
  expect(french.labels.search).toEqual({ ...en.search, ...labels.search });
});
