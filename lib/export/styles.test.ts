import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { divideStyles } from './styles.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(root, CHUNKS), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const CHUNKS = '_next/static/chunks';
const LAYOUT = 'layout0000000.css';
const PAGE = 'page000000000.css';
const link = (name: string) =>
  `<link rel="stylesheet" href="/${CHUNKS}/${name}" data-precedence="next"/>`;
/** Larger than what is worth a request. */
const LONG = `top:0;${'left:0;'.repeat(80)}`;

/** Divides a style sheet between pages with these classes; returns what each of them loads. */
async function divide(css: string, pages: Record<string, string>, script = '') {
  await writeFile(join(root, CHUNKS, LAYOUT), css);
  await writeFile(join(root, CHUNKS, PAGE), '');
  await writeFile(join(root, CHUNKS, 'a.js'), script);
  for (const [path, classes] of Object.entries(pages)) {
    const own = path === '404.html' ? '' : link(PAGE);
    await writeFile(join(root, path), `${link(LAYOUT)}${own}<p class="${classes}">`);
  }
  const paths = (await readdir(root, { recursive: true })).filter((path) => /\.\w+$/.test(path));
  const styles = await divideStyles(root, paths, Object.keys(pages));
  const sheets = Object.keys(pages).map(async (path) => {
    const html = styles(path, await readFile(join(root, path), 'utf8'));
    const names = [...html.matchAll(/chunks\/([^"]*)"/g)].map(([, name = '']) => name);
    return Promise.all(names.map((name) => readFile(join(root, CHUNKS, name), 'utf8')));
  });
  return Promise.all(sheets);
}

test('what few pages need is a file of those', async () => {
  const css = `.all{top:0}.rare{${LONG}}`;
  const pages = { '404.html': 'all', 'a.html': 'all rare', 'b.html': 'all', 'c.html': 'all' };
  const common = ['.all{top:0}'];
  const sheets = await divide(css, pages);
  expect(sheets).toEqual([common, [...common, `.rare{${LONG}}`], common, common]);
});

test('what is small is on all pages', async () => {
  const css = '.small{top:0}';
  const sheets = await divide(css, { '404.html': '', 'a.html': 'small', 'b.html': '' });
  expect(sheets).toEqual([[css], [css], [css]]);
});

test('the not-found page has a file of its own, which Next does not name', async () => {
  const css = `p{top:0}.lost{${LONG}}`;
  const sheets = await divide(css, { '404.html': 'lost', 'a.html': '', 'b.html': '' });
  expect(sheets).toEqual([['p{top:0}', `.lost{${LONG}}`], ['p{top:0}'], ['p{top:0}']]);
});

test('what neither a page nor a script knows is left out', async () => {
  const [sheets] = await divide(
    '.made{top:0}.gone{top:0}',
    { '404.html': '', 'a.html': '' },
    '"made"',
  );
  expect(sheets).toEqual(['.made{top:0}']);
});

test('a module goes with the pages that show some of it, or with all if none does', async () => {
  const css = `.aB3-_x_part{${LONG}}._1bcdef_later{${LONG}}`;
  const pages = { '404.html': '', 'a.html': 'aB3-_x_box', 'b.html': '', 'c.html': '' };
  const [bare, shown] = await divide(css, pages, '"aB3-_x_part","_1bcdef_later"');
  expect(bare).toEqual([`._1bcdef_later{${LONG}}`]);
  expect(shown).toEqual([`._1bcdef_later{${LONG}}`, `.aB3-_x_part{${LONG}}`]);
});

test('a text that belongs to no page is told', async () => {
  await writeFile(join(root, CHUNKS, LAYOUT), '.a{top:0}');
  await writeFile(join(root, CHUNKS, PAGE), '');
  await writeFile(join(root, 'a.html'), link(LAYOUT) + link(PAGE));
  await writeFile(join(root, '404.html'), link(LAYOUT));
  const styles = await divideStyles(root, [], ['a.html', '404.html']);
  expect(() => styles('b.txt', '')).toThrow('b.txt belongs to no page');
});
