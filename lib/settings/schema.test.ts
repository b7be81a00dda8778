import { expect, jest, test } from '@jest/globals';
import userConfig from '@/site.config';
import { complaint, LEAST } from '../../tests/support/settings';
import { parseSite } from './schema';

test('a title, a description and a host are enough, all else has a default', () => {
  expect(parseSite(LEAST)).toMatchInlineSnapshot(`
    {
      "description": "About.",
      "icon": "/icon.svg",
      "lang": "en",
      "locales": [],
      "markdown": {
        "defaultWrapCode": false,
      },
      "route": {
        "cleanUrls": true,
      },
      "siteUrl": "https://example.com",
      "themeConfig": {
        "darkMode": true,
        "enableAppearanceAnimation": true,
        "enableScrollToTop": true,
        "hideNavbar": "never",
        "imageZoom": true,
        "lastUpdated": true,
        "localeRedirect": "auto",
        "outline": true,
        "overview": {},
        "search": {
          "help": [],
          "start": [],
          "versioned": false,
        },
        "socialLinks": [],
      },
      "title": "Site",
    }
  `);
});

test('unknown fields are reported with their path', () => {
  const input = { ...LEAST, titel: 'x', themeConfig: { darkmode: true } };
  expect(complaint(input)).toMatchInlineSnapshot(`
    "SettingsError: site.config.ts is not valid
      themeConfig: unknown field "darkmode"; remove it or correct its spelling
      unknown field "titel"; remove it or correct its spelling
      Every field is explained in lib/settings/schema.ts."
  `);
});

test('texts of a language have the names of the English ones', () => {
  const french = {
    ...{ lang: 'fr', label: 'Français' },
    labels: {
      search: { buton: 'Chercher', countMany: '{count} pages' },
      doc: { edit: 5 },
      navi: {},
    },
    ownAppLabels: { form: { chek: 'Vérifier' } },
  };
  const locales = [{ lang: 'en', label: 'English' }, french];
  expect(complaint({ ...LEAST, locales })).toMatchInlineSnapshot(`
    "SettingsError: site.config.ts is not valid
      locales.1.labels.doc: unknown field "edit"; remove it or correct its spelling
      locales.1.labels.search: unknown field "buton"; remove it or correct its spelling
      locales.1.labels: unknown field "navi"; remove it or correct its spelling
      locales.1.ownAppLabels.form: unknown field "chek"; remove it or correct its spelling
      Every field is explained in lib/settings/schema.ts."
  `);
});

test('every wrong field is reported in one error', () => {
  const input = {
    title: 5,
    icon: 'icon.svg',
    siteUrl: 'example.com',
    themeConfig: {
      hideNavbar: 'sometimes',
      socialLinks: [{ icon: 'github', mode: 'link' }],
      editLink: { docRepoBaseUrl: 'https://example.com/docs' },
    },
  };
  expect(complaint(input)).toMatchInlineSnapshot(`
    "SettingsError: site.config.ts is not valid
      title: expected string, received number
      description: this field is required
      icon: expected the path of a file in public/ that starts with "/"
      siteUrl: expected a scheme and a host such as "https://example.com", also in SITE_URL; set a path with BASE_PATH
      themeConfig.socialLinks.0.content: this field is required
      themeConfig.hideNavbar: expected one of "always"|"auto"|"never"
      themeConfig.editLink.text: this field is required
      Every field is explained in lib/settings/schema.ts."
  `);
});

test.each([
  ['img', 'themeConfig.imageZoom: expected true, false or { selector: "…" }'],
  [{ selektor: 'img' }, 'themeConfig.imageZoom: expected true, false or { selector: "…" }'],
  [{ selector: '' }, 'themeConfig.imageZoom.selector: expected a non-empty string'],
])('imageZoom may not be %j', (imageZoom, sentence) => {
  const input = { ...LEAST, themeConfig: { imageZoom } };
  expect(complaint(input)).toContain(sentence);
});

test.each([
  [{ locales: [{ lang: 'zh', label: '中文' }] }, 'locales: must contain the default language "en"'],
  [
    { multiVersion: { default: '3.x', versions: ['2.x', '1.x'] } },
    'multiVersion.versions: must contain the default version "3.x"',
  ],
])('a default must be in its list: %j', (settings, sentence) => {
  expect(complaint({ ...LEAST, ...settings })).toContain(sentence);
});

test.each([
  ['a text', 'Site'],
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
])('a configuration that is %s is refused', (_, input) => {
  expect(complaint(input)).toMatch(/^SettingsError: site\.config\.ts is not valid\n/);
});

test.each(['en', 'zh', 'zh-TW', 'zh-Hant-TW', 'fil'])('%s is a language tag', (lang) => {
  const locales = [{ lang, label: 'x' }];
  expect(parseSite({ ...LEAST, lang, locales }).lang).toBe(lang);
});

test.each(['', 'EN', 'e', 'en_US', 'en/..', '中文', 'en-abc'])(
  '"%s" is no language tag',
  (lang) => {
    const locales = [{ lang, label: 'x' }];
    const input = { ...LEAST, lang, locales };
    expect(complaint(input)).toContain('locales.0.lang: expected a language tag such as "en"');
  },
);

test.each([
  ['2', '1', '2'],
  ['v2', 'V2'],
])('a version is named once: %j', (...versions) => {
  const multiVersion = { default: versions[0] ?? '', versions };
  expect(complaint({ ...LEAST, multiVersion })).toMatch(
    /multiVersion\.versions: must not name the version ".*" twice/,
  );
});

test.each(['zh', 'EN'])('no version is named as a language is: %s', (version) => {
  const locales = ['en', 'zh'].map((lang) => ({ lang, label: lang }));
  const multiVersion = { default: '2', versions: ['2', version] };
  expect(complaint({ ...LEAST, locales, multiVersion })).toContain(
    `multiVersion.versions: must not name a version "${version}", which is a language`,
  );
});

test('a field named __proto__ is an unknown field like any other', () => {
  const input = JSON.parse(
    '{"title":"S","description":"A.","siteUrl":"https://a.example","__proto__":{"darkMode":false}}',
  );
  expect(complaint(input)).toContain('unknown field "__proto__"');
});

test('the settings of this site are right', () => {
  expect(complaint(userConfig)).toBe('no error');
  expect(parseSite(userConfig)).toMatchObject({ title: 'Garfish', lang: 'en' });
});

test('an empty SITE_URL, as CI systems set it for a variable that is missing, is none', async () => {
  const { SITE_URL } = process.env;
  process.env.SITE_URL = '';
  jest.resetModules();
  const { default: config } = await import('@/site.config');
  expect(config.siteUrl).toMatch(/^https:/);
  if (SITE_URL === undefined) delete process.env.SITE_URL;
  else process.env.SITE_URL = SITE_URL;
});
