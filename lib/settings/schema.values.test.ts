import { expect, test } from '@jest/globals';
import { complaint, LEAST } from '../../tests/support/settings';
import { parseSite } from './schema';

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
  'https://a.example/#',
  'https://a.example\\docs',
  ' https://a.example',
  'https://a".example',
  "https://a';b.example",
  'ftp://a.example',
  'a.example',
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
  ['link', 'data:text/html,x', 'a URL such as'],
  ['link', 'github.com/x', 'a URL such as'],
  ['link', 'https://token@a.example/x', 'a URL such as'],
  ['img', 'https://a.example/x.png', 'the path of a file in public/'],
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
  [
    { themeConfig: { search: { help: [{ text: 'A', link: 'a' }] } } },
    'help.0.link: expected a URL',
  ],
  [{ themeConfig: { playground: 'javascript:a()' } }, 'playground: expected the path of a page'],
  [
    { themeConfig: { editLink: { docRepoBaseUrl: 'x', text: 'A' } } },
    'docRepoBaseUrl: expected a URL such as "https://example.com/docs"\n  Every field',
  ],
  [
    { themeConfig: { editLink: { docRepoBaseUrl: 'https://a.example/?b', text: 'A' } } },
    'docRepoBaseUrl: expected a URL without "?", "#" and braces',
  ],
  [
    { themeConfig: { editLink: { docRepoBaseUrl: 'https://a.example/{path}', text: 'A' } } },
    'docRepoBaseUrl: expected a URL without "?", "#" and braces',
  ],
  [
    { themeConfig: { editLink: { docRepoBaseUrl: 'https://token@a.example/b', text: 'A' } } },
    'docRepoBaseUrl: expected a URL without a user',
  ],
])('%j is reported', (settings, sentence) => {
  expect(complaint({ ...LEAST, ...settings })).toContain(sentence);
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

test('a URL of the search has no braces but those of the query', () => {
  const complaintOf = (link: string) =>
    complaint({ ...LEAST, themeConfig: { search: { help: [{ text: 'A', link }] } } });
  expect(complaintOf('https://a.example/?q={q}')).toContain(
    'themeConfig.search.help.0.link: must have no braces but {query}',
  );
  expect(complaintOf('https://a.example/?q={query}')).toBe('no error');
});
