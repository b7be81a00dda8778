import { expect, test } from '@jest/globals';
import { globPattern, headersFile, redirectsFile, ruleFor } from './host-rules';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

const REDIRECTS = { '/old': '/api/run' };

test.each([
  ['/_next/static/chunks/3d87u87991-01.css', 'immutable'],
  ['/static/search_names.json', 'must-revalidate'],
  ['/', 'must-revalidate'],
  ['/api/run.md', 'must-revalidate'],
  ['/llms.txt', 'max-age=300'],
  ['/1.x/zh/llms-full.txt', 'max-age=300'],
  ['/guide/llms-intro.txt', 'must-revalidate'],
])('%s is cached as "%s"', (path, caching) => {
  expect(ruleFor(path).headers['Cache-Control']).toContain(caching);
});

test('the file _headers has all of this and no more', () => {
  expect(headersFile('/base')).toBe(`/base/*
  Content-Security-Policy: frame-ancestors 'self'
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Referrer-Policy: strict-origin-when-cross-origin
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Link: </base/llms.txt>; rel=llms-txt
  Vary: Accept

${['_next/static/*', 'static/scripts/*', 'static/search_index*']
  .map((path) => `/base/${path}\n  Cache-Control: ${IMMUTABLE}`)
  .join('\n\n')}

/base/*.md
  Cache-Control: ${REVALIDATED}
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex

${['/llms.txt', '/llms-full.txt', '/*/llms.txt', '/*/llms-full.txt']
  .map(
    (path) =>
      `/base${path}\n  Cache-Control: public, max-age=300\n  Content-Type: text/plain; charset=utf-8`,
  )
  .join('\n\n')}
`);
});

test('a base path in other letters is written in a form that every browser reads', () => {
  expect(redirectsFile(REDIRECTS, '/文')).toContain('/文/old /%E6%96%87/api/run 301');
});

test('a redirect works in every spelling of its path', () => {
  expect(redirectsFile(REDIRECTS, '/base').trim().split('\n')).toEqual([
    '/base/old /base/api/run 301',
    '/base/old/ /base/api/run 301',
    '/base/old.html /base/api/run 301',
    '/base/old/index.html /base/api/run 301',
  ]);
});

test('hosts that add up all rules send no header twice', () => {
  const blocks = headersFile('').trim().split('\n\n');
  const rules = blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return { pattern: globPattern(path), names: lines.map((line) => line.trim().split(':')[0]) };
  });
  for (const path of [
    '/',
    '/api/run.md',
    '/llms.txt',
    '/zh/llms-full.txt',
    '/static/search_index.1.json',
    '/_next/static/a.js',
  ]) {
    const names = rules.flatMap(({ pattern, names }) => (pattern.test(path) ? names : []));
    expect(new Set(names).size).toBe(names.length);
  }
});
