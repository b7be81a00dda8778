import { expect, test } from '@jest/globals';
import { redirectPage } from './finish';

const PAGE =
  '<!DOCTYPE html><html lang="zh" data-path="/a"><head><title>A &amp; B</title><link rel="canonical" href="https://x.example/zh/a"/><link rel="icon" href="/base/icon.svg"/></head><body></body></html>';

test('it redirects with query and hash, and links to the page without script', () => {
  expect(redirectPage(PAGE, '/base/zh/a.html')).toBe(
    '<!DOCTYPE html><html lang="zh"><head><meta charset="utf-8"/><script>location.replace("/base/zh/a.html"+location.search+location.hash)</script><noscript><meta http-equiv="refresh" content="0; url=/base/zh/a.html"/></noscript><title>A &amp; B</title><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/><link rel="canonical" href="https://x.example/zh/a"/><link rel="icon" href="/base/icon.svg"/></head><body><main><h1><a href="/base/zh/a.html">A &amp; B</a></h1></main></body></html>\n',
  );
});

test('it redirects to a heading, whatever the hash of the request', () => {
  const page = redirectPage(PAGE, '/a.html', 'b');
  expect(page).toContain('location.replace("/a.html"+location.search+"#b")');
  expect(page).toContain('url=/a.html#b"');
  expect(page).toContain('<a href="/a.html#b">');
});

test('a site without a URL has no canonical link', () => {
  const page = redirectPage('<html lang="en"><title>A</title></html>', '/a.html');
  expect(page).not.toContain('canonical');
});

test('other HTML is an error', () => {
  expect(() => redirectPage('<p>page</p>', '/a.html')).toThrow('A page lacks its language');
});
