import { expect, test } from '@jest/globals';
import { readOne, TWO_LANGUAGES } from '../../tests/support/site-content';

test('a page is read from its file, its front matter and its text', () => {
  const page = readOne(
    'api/run.md',
    '---\ndescription: Starts.\n---\n\n# Garfish.run\n\nText.\n\n## Usage\n\nMore.\n',
  );
  expect(page.problems).toEqual([]);
  expect(page).toEqual({
    routePath: '/api/run',
    pathKey: '/api/run',
    key: 'api/run',
    lang: 'en',
    version: '',
    relativePath: 'api/run.md',
    title: 'Garfish.run',
    frontmatter: expect.objectContaining({ pageType: 'doc', description: 'Starts.' }),
    toc: [{ text: 'Usage', id: 'usage', depth: 2, charIndex: 6 }],
    content: 'Text.\nUsage\nMore.',
    source: expect.stringMatching(/^\s*# Garfish\.run\n\nText\.\n\n## Usage\n\nMore\.\n$/),
    tree: expect.objectContaining({ type: 'root' }),
    heading: 'Garfish.run',
    ids: ['garfishrun', 'usage'],
    links: [],
    images: [],
    locate: expect.any(Function),
    problems: [],
  });
});

test.each([
  ['---\ntitle: A\n---\n# B', 'A', 'B'],
  ['Text\n\n# B', 'B', 'B'],
  ['# `run` of *all*', 'run of all', 'run of all'],
  ['# Promise<string>', 'Promise<string>', 'Promise<string>'],
  ['---\ntitle: 1.10\n---\n', '1.10', undefined],
])('the page %j has the title "%s"', (source, title, heading) => {
  const page = readOne('a.md', source);
  expect(page.problems).toEqual([]);
  expect(page).toMatchObject({ title });
  expect(page.heading).toBe(heading);
});

test.each([
  ['front matter alone', '---\norder: 1\n---\n'],
  ['smaller headings alone', '## A'],
  ['a heading that is a picture', '# ![A dog](/dog.svg)'],
  ['a heading inside a quotation', '> # A\n\nText'],
])('a page of %s has no title', (_, source) => {
  expect(readOne('api/a.md', source).problems).toEqual([
    expect.objectContaining({ file: 'content/api/a.md', message: 'The page has no title.' }),
  ]);
});

test.each([
  ['index.md', '/', 'index', 'en'],
  ['zh/index.md', '/zh/', 'index', 'zh'],
  ['zh/api/run.mdx', '/zh/api/run', 'api/run', 'zh'],
])('%s is the page %s, which is %s in every language', (file, routePath, key, lang) => {
  const page = readOne(file, '# A', TWO_LANGUAGES);
  expect(page).toMatchObject({ routePath, key, lang, version: '', relativePath: file });
});

test('problems of front matter and text are reported together, with the lines of the file', () => {
  const page = readOne('a.mdx', '---\ntitle: A\nordr: 1\n---\n\n<Foo />\n');
  expect(page.problems).toMatchObject([
    { line: 3, message: 'Unknown field "ordr".' },
    { line: 6, message: 'Unknown element <Foo>.' },
  ]);
  expect(page).toMatchObject({ title: 'A', tree: { children: [] } });
});

test('a file whose front matter is broken is reported once and has its path as title', () => {
  const page = readOne('zh/api/a.md', '---\ntitle: [a\n---\n', TWO_LANGUAGES);
  expect(page.problems).toHaveLength(1);
  expect(page).toMatchObject({
    routePath: '/zh/api/a',
    title: 'api/a.md',
    tree: { children: [] },
  });
});
