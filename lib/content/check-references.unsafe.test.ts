import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';
import { checkImages } from './check-references';
import type { PublicFiles } from './public-files';

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['what browsers do not show', '<template>x</template>'],
  ['a link without a text', '<a href="/"></a>'],
  ['a frame', '<iframe src="/x"></iframe>'],
  ['an object', '<object data="/x"></object>'],
  ['a handler', '<b onClick={run}>x</b>'],
  ['a handler of text', '<b onclick="run()">x</b>'],
  ['a link that runs', '<a href="javascript:alert(1)">x</a>'],
  ['an expression of an unknown name', 'Text {missing} text'],
  ['an address that is no text', '<a href={"/nowhere"}>x</a>'],
])('%s in a page with components is reported with its line', (_, body) => {
  const { problems } = siteOf({ 'a.mdx': `# Title\n\n${body}` });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toContain('content/a.mdx:3');
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JavaScript:alert(1))',
  '[x](&#106;avascript:alert&#40;1&#41;)',
  '<javascript:alert(1)>',
  '[x](data:text/html,x)',
  '[x](vbscript:x)',
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

test('a link that runs is reported in front matter and navigation, too', () => {
  const { problems } = siteOf({
    'index.md': [
      '---',
      'pageType: home',
      'title: Home',
      'hero:',
      '  name: A',
      '  text: B',
      '  actions:',
      '    - { text: Go, link: "javascript:alert(1)" }',
      '  facts:',
      '    - { value: "1", text: "{version}", link: /nowhere }',
      '---',
    ].join('\n'),
    'guide/a.md': '# A',
    'guide/_meta.json': '["a", {"text": "X", "link": "javascript:alert(1)"}]',
    '_nav.json': '[{"text": "X", "link": "javascript:alert(1)"}]',
  });
  expect(problems.map(({ file }) => file).sort()).toEqual([
    'content/_nav.json',
    'content/guide/_meta.json',
    'content/index.md',
    'content/index.md',
  ]);
});

test.each([
  'ftp://example.com/a',
  'sms:+49',
  'http://',
  'http://[::1',
  'https:x',
  'mailto:',
  'sms:?body=mailto:a@example.com',
  'tel:',
  '//guide/a',
  '//localhost',
  'https://.',
  'https://a..example/',
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

/** The problems of a drawing that stands in line 3. */
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
