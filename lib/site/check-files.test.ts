import { expect, test } from '@jest/globals';
import { type Files, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import type { Picture } from './public-files';

type PublicFile = readonly [string, Picture?];

/** What is said about the files of a site, each with its place. */
function told(files: Files, ...publicFiles: PublicFile[]): string[] {
  const { problems } = siteOf(files, {
    publicFiles: publicFiles.map(([path, file]) => [path, file]),
  });
  return problems.map(
    ({ file, line, message }) => `${[file, line].filter(Boolean).join(':')} ${message}`,
  );
}

/** The sentence about a file that two things claim. */
const taken = (place: string, path: string, owner: string) =>
  `${place} The export needs a file at ${path}, which collides with a file of ${owner}.`;

const page = (slug: string) => `---\ntitle: A\nslug: ${slug}\n---\n`;
const moved = (from: string) => `{\n  "pages": { "${from}": "/guide/a" }\n}`;
const A = { 'guide/a.md': '# A' };

test('pages, redirects and files with names of their own are right', () => {
  const files = {
    ...A,
    'guide/index.md': '# Guide',
    'guide/a.b.md': page('/old/a'),
    '_moved.json': moved('/guide/a/old'),
  };
  expect(told(files, ['/guide/a.svg'], ['/old/b.png'], ['/robots/a.txt'])).toEqual([]);
});

test.each([
  ['/logo.svg', '/logo.svg/index.html', 'public/logo.svg'],
  ['/guide/a.md', '/guide/a.md/index.html', 'content/guide/a.md'],
  ['/guide/a.txt', '/guide/a.txt/index.html', 'content/guide/a.md'],
  ['/guide/a.html.br', '/guide/a.html.br/index.html', 'content/guide/a.md'],
  ['/logo.svg/x', '/logo.svg/x.html', 'public/logo.svg'],
  ['/offline.zip/x', '/offline.zip/x.html', 'the site itself'],
])('the slug %s would need a folder where a file is', (slug, path, owner) => {
  expect(told({ ...A, 'b.md': page(slug) }, ['/logo.svg'])).toEqual([
    taken('content/b.md:3', path, owner),
  ]);
});

test.each(['/logo.svg', '/logo.svg/x', '/guide/a.txt', '/guide/a.md'])(
  'the former path %s would need a folder where a file is',
  (from) => {
    const problems = told({ ...A, '_moved.json': moved(from) }, ['/logo.svg']);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('content/_moved.json:2 The export needs a file at');
  },
);

test.each([
  ['guide/a.txt.md', '/guide/a.txt/index.html', 'content/guide/a.md'],
  ['guide/a.md.mdx', '/guide/a.md/index.html', 'content/guide/a.md'],
  ['logo.svg.md', '/logo.svg/index.html', 'public/logo.svg'],
  ['Logo.SVG.md', '/Logo.SVG/index.html', 'public/logo.svg'],
  ['index.txt.md', '/index.txt/index.html', 'content/index.md'],
])('the page %s would need a folder where a file is', (file, path, owner) => {
  expect(told({ 'index.md': '# Home', ...A, [file]: '# B' }, ['/logo.svg'])).toEqual([
    taken(`content/${file}`, path, owner),
  ]);
});

test.each([
  ['/guide/a.html', 'content/guide/a.md', '/guide/a.html'],
  ['/guide/a/index.html', 'content/guide/a.md', '/guide/a/index.html'],
  ['/guide/a.md', 'content/guide/a.md', '/guide/a.md'],
  ['/guide', 'content/guide/a.md', '/guide/a.html'],
  ['/index.html', 'public/index.html', '/index.html'],
  ['/404.html', 'public/404.html', '/404.html'],
])('the file public%s cannot lie there', (path, place, at) => {
  const problems = told(A, [path]);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toContain(`${place} The export needs a file at ${at}`);
});

test('names that differ only in how an accent is written are one file on some systems', () => {
  expect(told(A, ['/\u00e9.txt'], ['/e\u0301.txt'])).toEqual([
    taken('public/e\u0301.txt', '/e\u0301.txt', 'public/\u00e9.txt'),
  ]);
});

test('a text beside an HTML file of the same name would make a page of it', () => {
  expect(told(A, ['/google.html'], ['/google.txt'])).toEqual([
    taken('public/google.txt', '/google.txt', 'public/google.html'),
  ]);
});

test.each(['/robots.txt', '/static/build.json', '/_next/a.js', '/zh/feed.xml'])(
  'the site makes public%s itself',
  (path) => {
    expect(told(A, [path])).toEqual([taken(`public${path}`, path, 'the site itself')]);
  },
);

test('files that must not be published are told where they lie', () => {
  const refused = told(
    A,
    ['/.env', { refused: 'hidden' }],
    ['/evil.svg', { problem: 'runs-code' }],
    ['/photo.png', { problem: 'heavy' }],
  );
  expect(refused).toEqual([
    expect.stringMatching(/^public\/\.env The name of the file or of its folder begins with a dot/),
    expect.stringMatching(/^public\/evil\.svg The file could run code with the rights of the site/),
  ]);
});

test('a path that is too long for a file is told', () => {
  expect(told({ ...A, '_moved.json': moved(`/${'a'.repeat(300)}`) })).toEqual([
    `content/_moved.json:2 The path /${'a'.repeat(39)}… is too long for the name of a file.`,
  ]);
  expect(told({ ...A, '_moved.json': moved('/abcdefghi'.repeat(110)) })).toHaveLength(1);
  // With ".html" behind it, 200 bytes are right.
  expect(told({ ...A, '_moved.json': moved(`/${'a'.repeat(195)}`) })).toEqual([]);
  expect(told({ ...A, '_moved.json': moved(`/${'a'.repeat(196)}`) })).toHaveLength(1);
});

test('pages of two languages lie beside each other', () => {
  const { problems } = siteOf({ 'a.md': '# A', 'zh/a.md': '# A' }, { scopes: TWO_LANGUAGES });
  expect(problems).toEqual([]);
});
