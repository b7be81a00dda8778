import { expect, test } from '@jest/globals';
import { nameSheets, pageOf, renameSheets, withoutSheets, withSheet } from './next-styles.mjs';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/${name}" data-precedence="next"/>`;

test('the sheets of the layout are on every page, those of pages are not', () => {
  expect(nameSheets([link('a.css') + link('b.css') + link('c.css'), link('a.css')])).toEqual({
    ofLayout: ['a.css'],
    ofPages: ['b.css', 'c.css'],
  });
});

test.each([
  ['another order', [link('a.css') + link('b.css'), link('b.css') + link('a.css')]],
  [
    'sheets that only some pages have',
    [link('a.css') + link('b.css'), link('a.css') + link('c.css')],
  ],
  ['no sheet of pages', [link('a.css'), link('a.css')]],
  ['another attribute', ['<link rel="stylesheet" href="/a.css"/>']],
])('%s is told', (_, pages) => {
  expect(() => nameSheets(pages)).toThrow('Next has changed what it writes');
});

test('a script no longer loads sheets that every page has', () => {
  const sheets = ['_next/static/chunks/a.css'];
  const script = (...paths: string[]) => `[${paths.map((path) => `"static/chunks/${path}"`)}]`;
  expect(withoutSheets(script('a.css', 'b.js'), sheets)).toBe(script('b.js'));
  expect(withoutSheets(script('b.js', 'a.css'), sheets)).toBe(script('b.js'));
  expect(() => withoutSheets(script('a.css'), sheets)).toThrow('loads "static/chunks/a.css" alone');
});

test.each([
  ['api/run.html', 'api/run.html'],
  ['api/run.txt', 'api/run.html'],
  ['api/run/__next._full.txt', 'api/run.html'],
  ['__next.$d$section.__PAGE__.txt', 'index.html'],
])('%s belongs to %s', (path, page) => {
  expect(pageOf(path)).toBe(page);
});

test('sheets that have become one are loaded once', () => {
  const html = `${link('a.css')}${link('b.css')}${link('c.css')}<script>"a.css","b.css"</script>`;
  expect(renameSheets(html, ['a.css', 'b.css'], 'x.css')).toBe(
    `${link('x.css')}${link('c.css')}<script>"x.css","x.css"</script>`,
  );
});

test('a page can have one more sheet, after one that it has', () => {
  expect(withSheet(link('a.css'), 'a.css', 'b.css')).toBe(link('a.css') + link('b.css'));
  expect(() => withSheet('', 'a.css', 'b.css')).toThrow('a page without a.css');
});
