import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { folderWith } from '../../tests/support/folder';
import { finishExport, redirectPage } from './finish';

const BASE = '/docs';
const SITE = 'https://docs.example';
const LONG = 'A sandbox keeps sub-apps apart. '.repeat(40);

/** A page as Next writes it. */
const page = (route: string, title: string, article: string) =>
  `<!DOCTYPE html><html lang="en" data-path="${route}"><head><meta charSet="utf-8"/><title>${title}</title>` +
  `<link rel="stylesheet" href="${BASE}/_next/static/chunks/a.css" data-precedence="next"/>` +
  `<link rel="stylesheet" href="${BASE}/_next/static/chunks/b.css" data-precedence="next"/>` +
  `<link rel="canonical" href="${SITE}${BASE}${route}"/></head><body class="page0-_page">` +
  `<article class="prose"><h1 id="t">${title}</h1>${article}</article>` +
  `<script src="${BASE}/_next/static/chunks/next.js" id="_R_" async=""></script>` +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:{}"])</script>' +
  '</body></html>';

const ARTICLES = {
  'index.html': page('/', 'Home', '<p>Welcome.</p>'),
  '404.html': page('/404', '404', '<p>Nothing.</p>'),
  'guide.html': page('/guide/', 'Guide', `<p id="a">${LONG}</p><a href="${BASE}/guide/a">A</a>`),
  'guide/a.html': page(
    '/guide/a',
    'A &amp; B',
    `<img src="${BASE}/logo.svg" alt="Logo"/><a href="${BASE}/guide/#a">Guide</a><a href="${BASE}/other">Other</a>`,
  ),
};

const FILES: Record<string, string> = {
  ...ARTICLES,
  ...Object.fromEntries(
    Object.keys(ARTICLES).map((file) => [file.replace('html', 'txt'), 'payload']),
  ),
  '_next/static/chunks/a.css':
    '@layer a,b;@font-face{font-family:F;src:url(f.woff2)}.page0-_page{top:0}',
  '_next/static/chunks/b.css': '@layer a,b;',
  '_next/static/chunks/next.js': 'next()',
  '_next/static/chunks/f.woff2': 'font',
  '_next/static/chunks/g.woff2': 'font that no style sheet names',
  '_next/id/_buildManifest.js': 'next()',
  'agents.md': '# Agents',
  '__next._tree.txt': 'payload',
  '_not-found.html': page('/404', '404', ''),
  '_not-found/__next._tree.txt': 'payload',
  'google1.html': 'google-site-verification: google1.html',
  'guide/cards/a.svg': '<svg viewBox="0 0 1 1"/>',
  'logo.svg': '<svg viewBox="0 0 1 1"/>',
  'output-files/guide/a.md': '# A & B\n\nNote.\n',
  'output-files/guide/a/entry.md': '# `entry`\n\nAn error.\n',
  'output-files/guide/agents.md': '# Agents of a language',
  'output-files/llms.txt': 'The site.',
  'static/notes.gz.txt': 'Notes.',
  'own.html': '<!doctype html><html><head><title>Own</title></head></html>',
  'static/playground/stage.html': '<html><head></head></html>',
  'static/routes.json': '{"redirects":{"/old":"/guide/a","/once/old":"/guide/a"}}',
  'static/site.json': '{"title":"Docs","siteUrl":"https://docs.example"}',
};

const root = folderWith(FILES);
const pages = await finishExport(root, BASE);

const read = (path: string) => readFileSync(join(root, path), 'utf8');
test('each page is a file and lies in a folder of its name, without what is only of Next', () => {
  expect(pages).toBe(3);
  expect(read('guide/a/index.html')).toBe(read('guide/a.html'));
  expect(existsSync(join(root, '404/index.html'))).toBe(false);
  const ofNext = ['guide/a.txt', '__next._tree.txt', '_not-found.html', '_not-found', '_next/id'];
  const unused = ['_next/static/chunks/next.js', '_next/static/chunks/g.woff2', 'output-files'];
  expect([...ofNext, ...unused].filter((path) => existsSync(join(root, path)))).toEqual([]);
  expect(read('guide/a.md')).toBe(FILES['output-files/guide/a.md']);
  expect(read('llms.txt')).toBe('The site.');
  expect(read('_next/static/chunks/f.woff2')).toBe('font');
  expect(read('guide.html')).toMatch(/chunks\/[\da-f]{13}\.css"/);
});

test('a text of Next that nobody expects ends the build', async () => {
  const folder = folderWith({ ...FILES, 'other.txt': 'payload' });
  await expect(finishExport(folder, BASE)).rejects.toThrow('Next has written other.txt');
});

test('pages have the script of the site and a policy, those of public/ only a policy', () => {
  const [, src = ''] = /<script type="module" src="\/docs\/([^"]*)"/.exec(read('guide.html')) ?? [];
  expect(read(src).length).toBeGreaterThan(1000);
  for (const file of ['guide.html', 'own.html']) expect(read(file)).toContain('Content-Security');
  expect(read('own.html')).not.toContain('<script');
  expect(read('google1.html')).toBe(FILES['google1.html']);
});

test('a former path and the address of an error entry lead on', () => {
  for (const file of ['old.html', 'old/index.html', 'once/old.html']) {
    expect(read(file)).toContain('location.replace("/docs/guide/a.html"+location.search');
  }
  expect(read('guide/a/entry.html')).toContain('"/docs/guide/a.html"+location.search+"#entry"');
  expect(read('_redirects')).toContain('/docs/old /docs/guide/a 301\n');
  expect(read('_redirects')).not.toContain('entry');
  expect(existsSync(join(root, 'guide/agents.html'))).toBe(false);
});

test('the offline copy holds what readers open, with a script of its own', () => {
  const files = unzipSync(readFileSync(join(root, 'offline.zip')));
  const names = Object.keys(files).map((name) => name.replace('offline-docs/', ''));
  const unzipped = (name: string) => strFromU8(files[`offline-docs/${name}`] ?? new Uint8Array());
  const read = ['README.txt', 'index.html', 'guide/a.html', 'guide/a.md', 'guide/cards/a.svg'];
  const used = ['logo.svg', 'static/site.json.js', 'agents.md.js', 'static/playground/stage.html'];
  expect(names).toEqual(expect.arrayContaining([...read, 'agents.md', ...used]));
  const left =
    /^(404|old|own|llms|_headers|_redirects)|build\.json|index\/index|(a\.md\.js|site\.json)$/;
  expect(names.filter((name) => left.test(name))).toEqual([]);
  expect(unzipped('guide/a.html')).toContain('<script defer src="../static/offline/page.js"');
  expect(unzipped('guide/a.html')).toContain('href="https://docs.example/docs/other"');
  expect(unzipped('static/site.json.js')).toMatch(/^offlineFile\("\/static\/site.json","/);
  expect(unzipped('static/offline/page.js')).not.toMatch(/\bimport\((?!\))/);
  expect(unzipped('static/offline/page.css.js').length).toBeGreaterThan(100);
});

test('the manifest lists every file but itself and compressed forms', () => {
  const { build, files } = JSON.parse(read('static/build.json'));
  expect(build).toMatch(/^[\da-f]{16}$/);
  expect(files['google1.html']).toMatchObject({ size: 38 });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['static/notes.gz.txt', 'offline.zip']),
  );
  expect(Object.keys(files).filter((path) => /(br|gz|build\.json)$/.test(path))).toEqual([]);
  expect(existsSync(join(root, 'guide.html.br'))).toBe(true);
});

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
