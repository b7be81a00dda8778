import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';
import { checkImages } from './check-references';
import type { PublicFiles } from './public-files';

test.each([
  ['a link without a text', '<a href="/"></a>'],
  ['a link that runs', '<a href="javascript:alert(1)">x</a>'],
  ['an address that is no text', '<a href={"/nowhere"}>x</a>'],
])('%s in a page with components is reported with its line', (_, body) => {
  const { problems } = siteOf({ 'a.mdx': `# Title\n\n${body}` });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toContain('content/a.mdx:3');
});

test.each([
  '[x](JavaScript:alert(1))',
  '[x](&#106;avascript:alert&#40;1&#41;)',
  '<javascript:alert(1)>',
  '[x][y]\n\n[y]: javascript:alert(1)',
])('a link that runs is reported in plain Markdown, too: %s', (body) => {
  const { problems } = siteOf({ 'a.md': `# Title\n\n${body}` });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'content/a.md',
      line: 3,
      message: expect.stringContaining('does not work in a browser'),
    }),
  );
});

test('a link that runs is reported in navigation, too', () => {
  const { problems } = siteOf({
    'guide/a.md': '# A',
    'guide/_meta.json': '["a", {"text": "X", "link": "javascript:alert(1)"}]',
    '_nav.json': '[{"text": "X", "link": "javascript:alert(1)"}]',
  });
  expect(problems.map(({ file }) => file).sort()).toEqual([
    'content/_nav.json',
    'content/guide/_meta.json',
  ]);
});

test.each([
  'ftp://example.com/a',
  'http://[::1',
  'https:x',
  'mailto:',
  'sms:?body=mailto:a@example.com',
  'tel:',
  '//localhost',
  'https://.',
])('the link %s, which does not work in a browser, is reported', (url) => {
  const [problem] = siteOf({ 'a.md': `# Title\n\n[x](${url})` }).problems;
  expect(problem?.message).toMatch(/^The link ".*" does not work in a browser\.$/);
});

test('a link to "#" alone is one without a target', () => {
  const { problems } = siteOf({ 'a.md': '# Title\n\n[x](#) [y](#title)' });
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '3 The link leads nowhere.',
  ]);
});

const size = { width: 1, height: 1 };

const FILES: PublicFiles = new Map([
  ['/right.svg', { ...size, source: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>' }],
  ['/styled.svg', { ...size, source: '<svg viewBox="0 0 1 1">\n<style>a{}</style></svg>' }],
  ['/heavy.svg', { problem: 'heavyImage' }],
]);

function messages(address: string, isDrawing: boolean): string[] {
  const use = { address, line: 3, column: 1, ...(isDrawing ? { isDrawing } : {}) };
  return checkImages('a.mdx', [use as Parameters<typeof checkImages>[1][number]], FILES).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

test.each([
  ['/right.svg', true, []],
  ['/styled.svg', false, []],
  ['/styled.svg', true, ['/styled.svg" cannot become part of a page: in line 2, <style> is not']],
  ['/heavy.svg', true, ['The image "/heavy.svg" is larger than 5 MB']],
  ['/gone.svg', true, ['The image "/gone.svg" does not exist.']],
])('the picture %s, inlined: %j, has the problems %j', (address, isDrawing, sentences) => {
  expect(messages(address, isDrawing)).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});
