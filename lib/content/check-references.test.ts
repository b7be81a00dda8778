import { expect, test } from '@jest/globals';
import { siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import type { Picture } from './public-files';

/** A site in which one page, `guide/a.md`, says something, and what is reported about it. */
function messages(body: string, pictures: string[] = []): string[] {
  const { problems } = siteOf(
    {
      'index.md': '# Home',
      'api/index.md': '# API\n\n## Sandbox',
      'api/run.md': '---\nslug: /start\n---\n# Run\n\n## Usage\n\n## 中文',
      'guide/a.md': `# A\n\n## Own heading\n\n${body}`,
      'guide/b.md': '# B',
    },
    { pictures },
  );
  return problems.map(({ file, line, column, message, fix }) =>
    [`${file}:${line}:${column}`, message, fix].join(' '),
  );
}

test.each([
  ['/api/', '/api/#sandbox'],
  ['b', './b.md'],
  ['../api', '../api/index.md#sandbox'],
  ['/start', '/start#usage'],
  ['/api/run#%E4%B8%AD%E6%96%87', '/api/run#中文'],
  ['#own-heading', '#a'],
  ['/api/run?x=1#usage', '/api/run#'],
  ['https://example.com/nowhere', 'mailto:a@example.com'],
  ['//example.com', '/guide.pdf'],
])('links such as %s and %s are right', (first, second) => {
  expect(messages(`[x](${first}) [y](${second})`, ['/guide.pdf'])).toEqual([]);
});

test.each([
  ['/api/rum', 'leads to no page. Write "/api/run".'],
  ['/api/nowhere-at-all', 'leads to no page. Correct the URL: a page has'],
])('a link to %s is dead', (href, sentence) => {
  expect(messages(`Text [x](${href})`)).toEqual([
    expect.stringContaining(`content/guide/a.md:5:6 The link "${href}" ${sentence}`),
  ]);
});

test.each([
  ['./rnu-it.md', 'guide/run-it.md', '/guide/run-it'],
  ['../api/chanel.md#x', 'api/channel.md', '/api/channel'],
])('for the dead link %s of a file the nearest page is named', (href, page, route) => {
  const { problems } = siteOf({ 'guide/a.md': `# A\n\n[x](${href})`, [page]: '# X' });
  expect(problems).toMatchObject([{ fix: expect.stringContaining(`"${route}`) }]);
});

test.each(['../Api/Run.md', '/api/RUN.html#usage'])(
  'a link in the wrong letter case is reported with the right one: %s',
  (href) => {
    expect(messages(`[x](${href})`)).toEqual([
      `content/guide/a.md:5:1 "${href}" differs from "/api/run" in upper and lower case. Write "/api/run".`,
    ]);
  },
);

test.each([
  ['#own-headin', 'a heading that /guide/a does not have. Write "#own-heading".'],
  ['../api/#nothing', 'a heading that /api/ does not have. Remove the part from "#" on'],
  ['/api/run#Usage', 'a heading that /api/run does not have. Write "#usage".'],
  ['#constructor', 'a heading that /guide/a does not have.'],
  ['#%', 'a heading that /guide/a does not have.'],
])('a link to %s names a heading that is not there', (href, sentence) => {
  expect(messages(`[x](${href})`)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['/dog.svg', []],
  ['/Dog.SVG', ['differs from "/dog.svg" in upper and lower case. Write "/dog.svg".']],
  ['/cat.svg', ['does not exist. Put the file into public/']],
  ['dog.svg', ['does not exist. Write "/dog.svg".']],
  ['/public/dog.svg', ['does not exist. Write "/dog.svg".']],
  ['https://example.com/dog.svg', ['is on another host.']],
  ['data:image/svg+xml,x', ['is on another host.']],
])('the picture %s is reported: %j', (src, sentences) => {
  expect(messages(`Text ![A dog](${src})`, ['/dog.svg'])).toEqual(
    sentences.map((sentence) => expect.stringContaining(sentence)),
  );
});

test.each([
  ['/a%20dog.svg', '/a dog.svg'],
  ['/狗.svg', '/狗.svg'],
])('the picture %s is the file %s', (src, file) => {
  expect(messages(`![A dog](${src})`, [file])).toEqual([]);
});

test.each(['![](/dog.svg)', '![ ](/dog.svg)', '![&nbsp;](/dog.svg)'])(
  'a picture without description is reported: %s',
  (body) => {
    expect(messages(body, ['/dog.svg'])).toEqual([
      'content/guide/a.md:5:1 The image has no description. ' +
        'Write what it shows between the brackets: ![description](…).',
    ]);
  },
);

test('a tag without a description is reported with what to write', () => {
  expect(
    siteOf({ 'guide/a.mdx': '# A\n\n<img src="/dog.svg" />' }, { pictures: ['/dog.svg'] }).problems,
  ).toMatchObject([{ line: 3, message: '<img> has no "alt".', fix: 'Add alt="…".' }]);
});

test('the larger picture behind a picture must exist, too', () => {
  const body = '<img src="/dog.svg" alt="A dog" data-zoom-src="/cat.svg" />';
  const site = (pictures: string[]) =>
    siteOf({ 'guide/a.mdx': `# A\n\n${body}` }, { pictures: ['/dog.svg', ...pictures] }).problems;
  expect(site(['/cat.svg'])).toEqual([]);
  expect(site([])).toMatchObject([
    { file: 'content/guide/a.mdx', line: 3, message: 'The image "/cat.svg" does not exist.' },
  ]);
});

test('a page links to its own language first, and to the default one where a page is missing', () => {
  const { problems } = siteOf(
    {
      'api/run.md': '# Run\n\n## English',
      'api/only.md': '# Only\n\n## English',
      'zh/api/run.md': '# 运行\n\n## 中文',
      'zh/a.md': '# A\n\n[x](/api/run#中文) [y](/api/only#english) [z](/api/run#english)',
    },
    { scopes: TWO_LANGUAGES },
  );
  expect(problems).toMatchObject([
    { file: 'content/zh/a.md', message: expect.stringContaining('"/api/run#english"') },
  ]);
});

test('the drawing of an article is checked as those in a text are', () => {
  const files = { 'a.md': '---\ntitle: A\ndrawing: /a.svg\n---\n' };
  const location = { file: 'content/a.md', line: 3 };
  const source = '<svg viewBox="0 0 2 1"></svg>';
  const publicFiles: [string, Picture][] = [['/a.svg', { width: 2, height: 1, source }]];
  expect(siteOf(files, { publicFiles }).problems).toEqual([]);
  const messages = [siteOf(files), siteOf(files, { pictures: ['/a.svg'] })].map(
    ({ problems }) => problems,
  );
  expect(messages).toMatchObject([
    [{ ...location, message: 'The image "/a.svg" does not exist.' }],
    [{ ...location, message: expect.stringContaining('it is no SVG file.') }],
  ]);
});

test('links and pictures of a home page are checked in its front matter', () => {
  const lines = [
    '---',
    'pageType: home',
    'title: Home',
    'hero:',
    '  name: A',
    '  text: B',
    '  actions:',
    '    - { text: Go, link: "javascript:alert(1)" }',
    '    - { text: Away, link: "https://example.com" }',
    '  facts:',
    '    - { value: "1", text: "{version}", link: /nowhere }',
    '  image: { src: { light: /l.svg, dark: /d.svg }, alt: A }',
    'features:',
    '  - { title: A, details: B, icon: plug, link: /guide/a }',
    '---',
  ];
  const files = { 'index.md': lines.join('\n'), 'guide/b.md': '# B' };
  const { problems } = siteOf(files, { pictures: ['/l.svg'] });
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/index.md:8 The link "javascript:alert(1)" does not work in a browser.',
    'content/index.md:11 The link "/nowhere" leads to no page.',
    'content/index.md:14 The link "/guide/a" leads to no page.',
    'content/index.md:12 The image "/d.svg" does not exist.',
  ]);
});

test('what is asked at a section that the page does not have is reported at its line', () => {
  const page = (id: string) =>
    `---\naskedAt:\n  ${id}:\n    - custom global\n---\n# A\n\n## Sandbox`;
  expect(siteOf({ 'guide/a.md': page('sandbox') }).problems).toEqual([]);
  expect(siteOf({ 'guide/a.md': page('sandbx') }).problems).toMatchObject([
    { file: 'content/guide/a.md', line: 3, fix: 'Write "sandbox".' },
  ]);
});

test.each([
  ['http://docs.example/base/guide/b'],
  ['//docs.example/base/guide/b'],
  ['https://docs.example/base/guide/a#nope'],
])('a dead link to the own host is reported: %s', (href) => {
  const { problems } = siteOf(
    { 'guide/a.md': `# A\n\n[x](${href})` },
    { siteUrl: 'https://docs.example/base/' },
  );
  expect(problems).toEqual([
    expect.objectContaining({ line: 3, message: expect.stringContaining(`"${href}"`) }),
  ]);
});

test.each([
  'https://docs.example/base',
  'https://docs.example/other',
  'https://docs.example/basement',
  'https://example.com/base/nope',
])('a complete URL of a page, or of another site, is fine: %s', (href) => {
  const files = { 'guide/a.md': `# A\n\n[x](${href})` };
  expect(siteOf(files, { siteUrl: 'https://docs.example/base/' }).problems).toEqual([]);
});

test('a link that goes up beyond the content folder is reported, with the right one', () => {
  const { problems } = siteOf({ 'guide/a.md': '# A\n\n[x](../../../guide/a) [y](../guide/a.md)' });
  expect(problems).toEqual([
    expect.objectContaining({ line: 3, column: 1, fix: 'Write "/guide/a".' }),
  ]);
});
