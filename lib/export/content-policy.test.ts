import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { withPolicy } from './content-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(text: string): string {
  const page = withPolicy(`<!doctype html><html><head></head><body>${text}</body></html>`);
  return /content="([^"]*)"/.exec(page)?.[1] ?? '';
}

const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');

test('a page runs files of its host and its own scripts, each once', () => {
  const html = '<script>a()</script><script src="/b.js" async=""></script><script>a()</script>';
  expect(scripts(policyOf(html))).toEqual(["'self'", hashOf('a()')]);
  expect(scripts(policyOf('<script>a()</script><p>b</p>'))).toEqual(["'self'", hashOf('a()')]);
  expect(policyOf('')).not.toMatch(/unsafe|https?:|\*/);
});

test('a script is known to the letter, over several lines', () => {
  const text = '\n  self.__next_f.push([1,"<b>&amp;\\u003c/script>"])\n';
  expect(scripts(policyOf(`<script id="x">${text}</script>`))).toContain(hashOf(text));
});

test('styles that stand in a page are allowed to the letter, and those of its host', () => {
  const policy = policyOf('<style>a { color: red }</style><p>b</p>');
  expect(policy).toContain(`style-src 'self' ${hashOf('a { color: red }')};`);
  expect(scripts(policy)).toEqual(["'self'"]);
});

test('data that is not run needs no leave', () => {
  const data = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
  expect(scripts(policyOf(data))).toEqual(["'self'"]);
  expect(scripts(policyOf('<script type="module">m()</script>'))).toContain(hashOf('m()'));
});

test('a page governs what its address means, what it embeds and where it sends forms', () => {
  expect(policyOf('').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test('only a page with a part that connects may reach servers of the reader', () => {
  expect(policyOf('<p>data-connects</p>')).not.toContain('connect-src');
  expect(policyOf('<div data-connects="localhost"></div>').split('; ')).toContain(
    "connect-src 'self' http://localhost:* http://127.0.0.1:* https://localhost:* https://127.0.0.1:* data:",
  );
});

test.each([
  ['<!doctype html><title>A</title>', '<!doctype html>'],
  ['<!doctype html><html lang="en"><title>A</title>', '<!doctype html><html lang="en">'],
  ['<html><head><script>a()</script>', '<html><head>'],
  ['<html><head><meta charset="utf-8"><meta name="a">', '<html><head><meta charset="utf-8">'],
  ['<html><head data-a>\n<meta charset="utf-8">A', '<html><head data-a>\n<meta charset="utf-8">'],
])('a page of public/ that leaves its head out has a policy, too: %s', (html, start) => {
  expect(withPolicy(html)).toContain(`${start}<meta http-equiv="Content-Security-Policy"`);
});

test.each(['google-site-verification: google1234.html', '', '<p>a</p>'])(
  'a text without a document stays as it is: %j',
  (text) => {
    expect(withPolicy(text)).toBe(text);
  },
);

test('scripts and policies of public/ are told however they are written', () => {
  expect(scripts(policyOf("<SCRIPT data-a='>' type=module>m()</SCRIPT >"))).toContain(
    hashOf('m()'),
  );
  expect(scripts(policyOf('<!-- <script>a()</script> -->'))).toEqual(["'self'"]);
  const own =
    '<html><head><META content="default-src \'none\'" HTTP-EQUIV=Content-Security&#45;Policy></head></html>';
  expect(withPolicy(own)).toBe(own);
});
