import { expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import { checkLinks } from './check-links';

const INDEX =
  '<link rel="canonical" href="https://site.example/base/"><h1 id="top-of-all">Home</h1>';
const RUN = '<h2 id="hooks">Hooks</h2><h2 id="用法">Use</h2>';

async function deadIn(files: Record<string, string>): Promise<string[]> {
  const all = { 'index.html': INDEX, 'api/run.html': RUN, 'a b.svg': '<svg/>', ...files };
  const root = folderWith(all);
  const { dead } = await checkLinks(root, '/base');
  return dead.map(({ file, url, fault }) => `${file}: ${url} ${fault}`);
}

test('files and anchors are recognized in any spelling, and other hosts are left alone', async () => {
  expect(
    await deadIn({
      'guide/a.html': `
        <meta property="og:image" content="https://site.example/base/a%20b.svg">
        <meta name="page-in:zh" content="/base/api/run"><meta name="robots" content="noindex">
        <a href="/base/">a</a><a href="/base/index.html#top-of-all">b</a><a href="#own" id="own">c</a>
        <a href="/base/api/run?x=1#hooks">d</a><a href="/base/api/run.html#%E7%94%A8%E6%B3%95">e</a>
        <a href="https://site.example/base/api/run#hooks">f</a><a href="https://else.example/x">g</a>
        <link rel="preconnect" href="/"><a href="mailto:a@b.example">h</a><a href="../api/run">i</a><a href="">j</a><a href="#">k</a>
        <img src="/base/a%20b.svg" srcset="/base/a%20b.svg 1x, /base/a%20b.svg 2x">`,
    }),
  ).toEqual([]);
});

test.each([
  ['<a href="/api/run">', '/api/run lies outside of /base/'],
  ['<a href="https://site.example/x">', 'https://site.example/x lies outside of /base/'],
  ['<a href="/base/api/run#hoks">', '/base/api/run#hoks names no anchor there'],
  ['<a href="#nothing">', '#nothing names no anchor there'],
  ['<img srcset="/base/a%20b.svg 1x, /base/c.svg 2x">', '/base/c.svg leads to no file'],
  ['<img src="/base/a%20b.svg" data-zoom-src="/base/d.svg">', '/base/d.svg leads to no file'],
  ['<meta property="og:image" content="/base/x.png">', '/base/x.png leads to no file'],
  ['<meta name="page-in:zh" content="/base/zh/a">', '/base/zh/a leads to no file'],
  ['<svg><use href="/base/s.svg#x"/></svg>', '/base/s.svg#x leads to no file'],
  ['<a href="http://[">', 'http://[ is no URL'],
  ['<a href="/base/%E4">', '/base/%E4 is no URL'],
])('%s is reported', async (html, fault) => {
  expect(await deadIn({ 'guide/a.html': html })).toEqual([`guide/a.html: ${fault}`]);
});

test('style sheets, sitemaps, feeds and files for programs are read, too', async () => {
  expect(
    await deadIn({
      '_next/static/a.css': 'a { background: url("/base/x.woff2"), url(data:image/png,x) }',
      'api/run.md': '[a](https://site.example/base/gone) [b](../typed.md) <https://else.example>',
      'feed.xml':
        '<feed><link href="https://site.example/base/blog"/><id>tag:x</id><entry><link>https://site.example/base/post</link></entry></feed>',
      'llms.txt': '- [Run](https://site.example/base/api/ran.md): it runs',
    }),
  ).toEqual([
    '_next/static/a.css: /base/x.woff2 leads to no file',
    'api/run.md: https://site.example/base/gone leads to no file',
    'feed.xml: https://site.example/base/blog leads to no file',
    'feed.xml: https://site.example/base/post leads to no file',
    'llms.txt: https://site.example/base/api/ran.md leads to no file',
  ]);
});
