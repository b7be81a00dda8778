import { expect, test } from '@jest/globals';
import { hasCodeScheme, isExternal, linkTarget } from './links';

test.each([
  'https://example.com',
  'HTTP://example.com',
  'data:text/html,x',
  'web+garfish:x',
  '//example.com',
  '\\\\example.com',
  '/\\example.com',
  '\\/example.com',
])('%s leaves the site', (href) => {
  expect(isExternal(href)).toBe(true);
  expect(linkTarget(href, 'guide/a.md')).toEqual({ kind: 'external' });
});

test.each(['https://example.com', 'mailto:a@example.com', '#javascript:a', '/a?b=javascript:c'])(
  '%s runs no code',
  (href) => {
    expect(hasCodeScheme(href)).toBe(false);
  },
);

test.each([
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
])('%j runs code', (href) => {
  expect(hasCodeScheme(href)).toBe(true);
});

test.each(['/', '/api/run', './run', 'run', '#a:b', '?a=b:c', '', '/a:b', '\\example.com', '1:2'])(
  '"%s" stays on the site',
  (href) => {
    expect(isExternal(href)).toBe(false);
  },
);

test.each([
  ['/api/run.md', 'guide/a.md', '/api/run'],
  ['/api/run.md.old', 'guide/a.md', '/api/run.md.old'],
  ['b.md', 'guide/a.md', '/guide/b'],
  ['demo/vue.mdx', 'guide/a.md', '/guide/demo/vue'],
  ['..', 'guide/demo/vue.md', '/guide'],
  ['/api//run', 'index.md', '/api/run'],
  // A backslash between segments is no slash, so such a link is dead.
  ['..\\api\\run', 'guide/a.md', '/guide/..\\api\\run'],
])('the link %s of %s leads to %s', (href, file, path) => {
  expect(linkTarget(href, file)).toEqual({ kind: 'path', path, rest: '' });
});

test.each([
  ['../../../../x', 'guide/a.md'],
  ['/../../x', 'guide/a.md'],
])('a link cannot climb above the root: %s of %s', (href, file) => {
  expect(linkTarget(href, file)).toEqual({ kind: 'path', path: '/x', rest: '' });
});

test.each([
  ['/api/run.md#sandbox', '/api/run', '#sandbox'],
  ['../api/run.mdx?x=1#y', '/api/run', '?x=1#y'],
  ['/api/run#%E4%B8%AD', '/api/run', '#%E4%B8%AD'],
])('query and hash stay as they are: %s', (href, path, rest) => {
  expect(linkTarget(href, 'guide/a.md')).toEqual({ kind: 'path', path, rest });
});

test.each([
  ['#sandbox', '#sandbox'],
  ['?x=1', '?x=1'],
  ['', ''],
])('"%s" leads to the page itself', (href, rest) => {
  expect(linkTarget(href, 'guide/a.md')).toEqual({ kind: 'hash', rest });
});

test.each([
  ['/%E4%B8%AD', '/中'],
  ['a%20b.md', '/guide/a b'],
  ['%2e%2e/api/run', '/api/run'],
  ['/%2fexample.com', '/example.com'],
  ['/%', '/%'],
])('the encoded path of %s is read as %s', (href, path) => {
  expect(linkTarget(href, 'guide/a.md')).toEqual({ kind: 'path', path, rest: '' });
});
