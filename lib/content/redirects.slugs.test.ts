import { expect, test } from '@jest/globals';
import { PLAIN, readOne, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import type { Page } from './pages';
import { readRedirects } from './redirects';

function slugRedirects(pages: readonly Page[], scopes: typeof PLAIN) {
  return readRedirects(new Map(), pages, scopes);
}

/** Pages by file, each with its slug, if any. */
function pagesWithSlugs(slugs: Record<string, string | null>) {
  return Object.entries(slugs).map(([file, slug]) =>
    readOne(file, slug === null ? '# A' : `---\ntitle: A\nslug: ${slug}\n---\n`),
  );
}

test('a free slug leads to its page', () => {
  const pages = pagesWithSlugs({
    'api/index.md': '/reference',
    'issues/webComponent.md': '/guide/develop/webComponent',
    'hello.md': null,
  });
  expect(slugRedirects(pages, PLAIN)).toMatchObject({
    redirects: {
      '/reference': '/api/',
      '/guide/develop/webComponent': '/issues/webComponent',
    },
    problems: [],
  });
});

test.each([
  ['/api/loadApp', '/api/loadApp'],
  ['/API/loadapp', '/API/loadapp'],
  ['/api/loadApp.html', '/api/loadApp.html'],
  ['/api/loadApp/index', '/api/loadApp/index'],
])('the slug %s is taken by a page', (slug) => {
  const pages = pagesWithSlugs({ 'api/loadApp.md': null, 'guide/API/loadApp.md': slug });
  const { redirects, problems } = slugRedirects(pages, PLAIN);
  expect(redirects).toEqual({});
  expect(problems).toMatchObject([
    {
      file: 'content/guide/API/loadApp.md',
      message: `The slug ${slug} already belongs to content/api/loadApp.md.`,
    },
  ]);
});

test('a page that follows takes its address all the same', () => {
  const { redirects, problems } = slugRedirects(
    pagesWithSlugs({ 'a.md': '/b', 'b.md': null }),
    PLAIN,
  );
  expect(redirects).toEqual({});
  expect(problems).toHaveLength(1);
});

test('a slug is put behind the language of its page', () => {
  const page = '---\ntitle: A\nslug: /x\n---\n';
  const pages = ['a.md', 'zh/a.md'].map((file) => readOne(file, page, TWO_LANGUAGES));
  expect(slugRedirects(pages, TWO_LANGUAGES)).toMatchObject({
    redirects: { '/x': '/a', '/zh/x': '/zh/a' },
    problems: [],
  });
});

test('of two pages that claim one slug, the first has it', () => {
  const { redirects, problems } = slugRedirects(
    pagesWithSlugs({ 'a.md': '/x', 'b.md': '/X' }),
    PLAIN,
  );
  expect(redirects).toEqual({ '/x': '/a' });
  expect(problems).toMatchObject([
    { file: 'content/b.md', message: 'The slug /X already belongs to content/a.md.' },
  ]);
});

test.each(['/404', '/_next/a', '/static/a', '/_not-found'])(
  'the slug %s is refused, since the site uses it itself',
  (slug) => {
    const { redirects, problems } = slugRedirects(pagesWithSlugs({ 'a.md': slug }), PLAIN);
    expect(redirects).toEqual({});
    expect(problems).toMatchObject([{ file: 'content/a.md' }]);
  },
);

test('a problem of a slug names its line', () => {
  const { problems } = siteOf({ 'a.md': '---\ntitle: A\nslug: /404\n---\n' });
  expect(problems).toMatchObject([
    { file: 'content/a.md', line: 3, fix: 'Choose another slug, or remove it.' },
  ]);
});
