import { expect, test } from '@jest/globals';
import { headersOfAnswers, ruleOf } from '../../lib/export/host-rules';
import { sentHeaders } from './compare-headers';

/** What a host sends that follows the table, but for these headers. */
function headersOf(path: string, others: Record<string, string> = {}): Headers {
  return new Headers({
    ...headersOfAnswers('/base', false),
    ...ruleOf(`/${path}`).headers,
    ...others,
  });
}

/** What is told of files with their headers. */
function told(...files: [string, Headers][]): string[] {
  const sent = sentHeaders(new URL('http://localhost/base/'));
  for (const [path, headers] of files) sent.compare(path, headers);
  return sent.faults();
}

test('a host that follows the table is right, in whatever form it writes the values', () => {
  const kept = { 'Cache-Control': 'Public,max-age=0,  must-revalidate' };
  expect(told(['a.html', headersOf('a.html')], ['b.html', headersOf('b.html', kept)])).toEqual([]);
  // The type is compared file by file.
  expect(told(['a.md', headersOf('a.md', { 'Content-Type': 'text/plain' })])).toEqual([]);
});

test('a header that is missing or different is told once for all its files', () => {
  const kept = { 'Cache-Control': 'max-age=600' };
  const bare = headersOf('c.html');
  bare.delete('X-Content-Type-Options');
  expect(
    told(
      ['b.html', headersOf('b.html', kept)],
      ['a.html', headersOf('a.html', kept)],
      ['_next/static/a.css', headersOf('_next/static/a.css', kept)],
      ['c.html', bare],
    ),
  ).toEqual([
    'Cache-Control is "max-age=600" instead of "public, max-age=0, must-revalidate": a.html and 1 more.',
    'Cache-Control is "max-age=600" instead of "public, max-age=31536000, immutable": _next/static/a.css.',
    'X-Content-Type-Options is missing instead of "nosniff": c.html.',
  ]);
});

test('a site that is asked by https says that it stays there, for as long as it likes', () => {
  const missing = sentHeaders(new URL('https://localhost/base/'));
  missing.compare('a.html', headersOf('a.html'));
  expect(missing.faults()).toEqual([
    'Strict-Transport-Security is missing instead of "max-age=31536000": a.html.',
  ]);
  const there = sentHeaders(new URL('https://localhost/base/'));
  const value = 'max-age=600; includeSubDomains';
  there.compare('a.html', headersOf('a.html', { 'Strict-Transport-Security': value }));
  expect(there.faults()).toEqual([]);
});
