import { expect, test } from '@jest/globals';
import { isOfNext, payloadOf, plainPage, sheetsOf, withSheet } from './next-pages';

const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const OWN = '<script>own()</script><script type="application/ld+json">{}</script>';
const NEXT = [
  '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>',
  '<script src="/_next/static/chunks/b.js" noModule=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:{}"])</script>',
].join('');

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

test('a page keeps its own scripts, and loses those of Next with their payload and markers', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
  const html = page(
    `${SHEET}${preload}`,
    `<div hidden=""><!--$--><!--/$--></div>a<!-- -->b${OWN}${NEXT}`,
  );
  expect(plainPage(html)).toBe(page(SHEET, `ab${OWN}`));
});

test('the tags of the head come in one order: those of the layout, then those of the page', () => {
  const own = '<title>A</title><meta name="description" content="a"/>';
  const icon = '<link rel="icon" href="/icon.svg"/>';
  const color = '<meta name="theme-color" content="#fff"/>';
  const charset = '<meta charSet="utf-8"/>';
  for (const head of [own + icon + color, color + icon + own, icon + own + color]) {
    expect(plainPage(page(head, NEXT))).toContain(`<head>${icon}${color}${charset}${own}</head>`);
  }
});

test('a page has three scripts of Next or more', () => {
  const [, ...three] = NEXT.split(/(?=<script)/);
  expect(plainPage(page('', three.join('')))).toBe(page('', ''));
  expect(() => plainPage(page('', three.slice(1).join('')))).toThrow('2 scripts of Next');
});

test.each([
  ['a page without a head', '<html><body></body></html>', 'without </head>'],
  ['a page whose payload begins otherwise', page('', '<script>next.push(1)</script>'), '0 scripts'],
  [
    'a script that is named otherwise',
    page('', `${NEXT}<i data-src="/_next/static/x.js"></i>`),
    '/_next/static/x.js',
  ],
  ['a part that is streamed', page('', `${NEXT}<script>$RC("B:0")</script>`), '<script>$RC'],
  ['a second charset', page('<meta charSet="utf-8"/>', NEXT), '2 <meta charset>'],
  ['no charset', '<html><head></head></html>', '0 <meta charset>'],
  [
    'a script of ours that names it',
    page('', `${NEXT}<script>own(self.__next_f)</script>`),
    '__next_f',
  ],
  ['a payload under another name', page('', `${NEXT}<script>self.__next_x=1</script>`), '__next_x'],
])('%s names the contract with Next', (_, html, found) => {
  expect(() => plainPage(html)).toThrow(found);
  expect(() => plainPage(html)).toThrow('See lib/export/next-pages');
});

test('the style sheets of a page are named, and replaced where the first one was', () => {
  const html = page(`<title>A</title>${SHEET}${SHEET.replace('a.css', 'b.css')}`, '');
  expect(sheetsOf(html)).toEqual(['a.css', 'b.css']);
  expect(withSheet(html, '/1.css')).toBe(
    page('<title>A</title><link rel="stylesheet" href="/1.css"/>', ''),
  );
  expect(() => sheetsOf(page('', ''))).toThrow('a page without style sheets');
});

test('of the files of Next, styles, fonts and pictures stay', () => {
  const known = new Set(['a.html', 'a.txt', 'b.txt.html', 'own.txt']);
  const goes = (path: string) => isOfNext(path, known);
  for (const path of ['a.css', 'a.woff', 'a.woff2', 'a.jpeg', 'icon.ico']) {
    expect(goes(`_next/static/media/${path}`)).toBe(false);
  }
  for (const path of [
    '_next/a.js',
    '_next/a.css.map',
    'a.txt',
    'b.txt.txt',
    'a/__next.tree.txt',
    '__next.a.txt',
    '_not-found.html',
    '_not-found/a',
  ]) {
    expect(goes(path)).toBe(true);
  }
  for (const path of [
    'own.txt',
    'a.html',
    'a/x__next.a.txt',
    'a/_not-found.html',
    '__next.a.txt.md',
  ]) {
    expect(goes(path)).toBe(false);
  }
  expect(payloadOf('a.html.html')).toBe('a.html.txt');
  expect(payloadOf('a.html.md')).toBe('');
});
