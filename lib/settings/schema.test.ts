import { expect, jest, test } from '@jest/globals';
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

test('an export that is no object is reported as the settings', () => {
  expect(complaint('Site')).toContain('  the settings: expected object, received string');
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

test('a configuration that is nothing is refused', () => {
  expect(complaint(undefined)).toMatch(/^SettingsError: site\.config\.ts is not valid\n/);
});

test.each(['zh-Hant-TW', 'fil'])('%s is a language tag', (lang) => {
  const locales = [{ lang, label: 'x' }];
  expect(parseSite({ ...LEAST, lang, locales }).lang).toBe(lang);
});

test.each(['EN', 'e', 'en_US', 'en-abc'])('"%s" is no language tag', (lang) => {
  const input = { ...LEAST, lang, locales: [{ lang, label: 'x' }] };
  expect(complaint(input)).toContain('locales.0.lang: expected a language tag such as "en"');
});

test('a version is named once, in any letter case', () => {
  const multiVersion = { default: 'v2', versions: ['v2', 'V2'] };
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

test.each([
  ['https://example.com/', 'https://example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['HTTPS://A.Example:443', 'https://a.example'],
  ['https://文档.example', 'https://xn--7dvp7d.example'],
  ['https://[::1]:8080', 'https://[::1]:8080'],
])('a site may be published at %s, which is written %s', (siteUrl, origin) => {
  expect(parseSite({ ...LEAST, siteUrl }).siteUrl).toBe(origin);
});

test.each([
  'https://user:pw@a.example',
  'https://a.example/docs',
  'https://a.example\\docs',
  ' https://a.example',
  'https://a".example',
  'ftp://a.example',
  'https://1.2.3',
])('%j is more than a scheme and a host', (siteUrl) => {
  expect(complaint({ ...LEAST, siteUrl })).toContain(
    'siteUrl: expected a scheme and a host such as "https://example.com", also in SITE_URL; set a path with BASE_PATH',
  );
});

test.each(['https://a.example/@x', 'mailto:a@example.com', 'tel:+123', '/guide/'])(
  'a social link may lead to %s',
  (content) => {
    const themeConfig = { socialLinks: [{ icon: 'github', mode: 'link', content }] };
    expect(complaint({ ...LEAST, themeConfig })).toBe('no error');
  },
);

test.each([
  ['link', 'javascript:alert(1)', 'a URL such as'],
  ['link', 'github.com/x', 'a URL such as'],
  ['link', 'https://token@a.example/x', 'a URL such as'],
  ['img', '//a.example/x.png', 'the path of a file in public/'],
  ['text', '  ', 'a non-empty string'],
])('a social link of the kind "%s" may not be %j', (mode, content, expected) => {
  const themeConfig = { socialLinks: [{ icon: 'github', mode, content }] };
  expect(complaint({ ...LEAST, themeConfig })).toContain(
    `themeConfig.socialLinks.0.content: expected ${expected}`,
  );
});

test('texts of spaces alone are none', () => {
  const input = { ...LEAST, title: ' ', themeConfig: { footer: { message: '\n' } } };
  expect(complaint(input)).toMatch(
    /title: expected a non-empty string\n.*footer\.message: expected a non-empty string/,
  );
});

test.each([
  [{ description: 'a\nb' }, 'description: expected one line'],
  [{ themeConfig: { playground: 'javascript:a()' } }, 'playground: expected the path of a page'],
])('%j is reported', (settings, sentence) => {
  expect(complaint({ ...LEAST, ...settings })).toContain(sentence);
});

test.each([
  ['x', 'such as "https://example.com/docs"\n  Every field'],
  ['https://a.example/?b', 'without "?", "#" and braces'],
  ['https://a.example/{path}', 'without "?", "#" and braces'],
  ['https://token@a.example/b', 'without a user'],
])('links to the source cannot begin with %s', (docRepoBaseUrl, detail) => {
  const themeConfig = { editLink: { docRepoBaseUrl, text: 'A' } };
  expect(complaint({ ...LEAST, themeConfig })).toContain(
    `docRepoBaseUrl: expected a URL ${detail}`,
  );
});

test.each(['-', '1.', '_fragments', '..', '__proto__'])('%s names no version', (version) => {
  const multiVersion = { default: '2', versions: ['2', version] };
  expect(complaint({ ...LEAST, multiVersion })).toContain('expected a name such as "2.x"');
});

test('of very many faults the first twenty are reported, and of a very long one its beginning', () => {
  const message = complaint({ ...LEAST, locales: Array(500).fill(5) });
  expect(message).toContain('  locales.19: expected object, received number\n  and 480 more\n');
  expect(complaint({ ...LEAST, ['x'.repeat(5000)]: 1 }).length).toBeLessThan(500);
});

test.each([
  ['a', 'themeConfig.search.help.0.link: expected a URL'],
  ['https://a.example/?q={q}', 'themeConfig.search.help.0.link: must have no braces but {query}'],
  ['https://a.example/?q={query}', 'no error'],
])('of the link %s in the search is said: %s', (link, sentence) => {
  const themeConfig = { search: { help: [{ text: 'A', link }] } };
  expect(complaint({ ...LEAST, themeConfig })).toContain(sentence);
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
