import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { divideStyles, namesIn, readRules, rulesWith, writeRules } from './styles';

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
const ORDER = '@layer a,b;';
/** Larger than what is worth a request. */
const LONG = `top:0;${'left:0;'.repeat(80)}`;

/** Divides a style sheet between pages with these classes; returns what each of them loads. */
async function divide(css: string, classes: readonly string[], script = '') {
  await writeFile(join(root, CHUNKS, LAYOUT), css);
  await writeFile(join(root, CHUNKS, PAGE), ORDER);
  const pages = classes.map(
    (names) => `${link(LAYOUT)}${link(PAGE)}<p class="page0-_page ${names}">`,
  );
  const divided = await divideStyles(root, '', pages, [script]);
  return Promise.all(
    divided.map((html) => {
      const names = [...html.matchAll(/chunks\/([^"]*)"/g)].map(([, name = '']) => name);
      return Promise.all(names.map((name) => readFile(join(root, CHUNKS, name), 'utf8')));
    }),
  );
}

test('what few pages need is a file of those', async () => {
  const common = [`${ORDER}.all{top:0}`];
  const sheets = await divide(`.all{top:0}.rare{${LONG}}`, ['all', 'all rare', 'all', 'all']);
  expect(sheets).toEqual([common, [...common, `.rare{${LONG}}`], common, common]);
});

test('what half of the pages need is a file of those, too', async () => {
  const [sheets] = await divide(`.half{${LONG}}`, ['', 'half', '', 'half']);
  expect(sheets).toEqual(['@layer a,b;']);
});

test.each([
  [399, 1],
  [400, 2],
])('a rule of %i characters gives a page %i files', async (size, files) => {
  const css = `.rare{--a:${'b'.repeat(size - 11)}}`;
  const [, sheets] = await divide(css, ['', 'rare', '']);
  expect(sheets).toHaveLength(files);
});

test('the order of the layers comes first, all else stays in its order', async () => {
  const css = 'p{top:0}@layer a{p{left:0}}@namespace b;';
  expect(await divide(css, [''])).toEqual([[ORDER + css]]);
});

test('a site without an order of its layers is told', async () => {
  await writeFile(join(root, CHUNKS, LAYOUT), 'p{top:0}');
  await expect(divideStyles(root, '', [link(LAYOUT)], [])).rejects.toThrow('in which order');
});

test('sheets have the order of the first page that has most of them', async () => {
  await writeFile(join(root, CHUNKS, LAYOUT), `${ORDER}p{top:0}`);
  await writeFile(join(root, CHUNKS, PAGE), 'p{top:1px}');
  const pages = [link(LAYOUT) + link(PAGE), link(PAGE) + link(LAYOUT)].map(
    (html) => `${html}<p class="page0-_page">`,
  );
  const [first = ''] = await divideStyles(root, '', pages, []);
  const [, name = ''] = /chunks\/([^"]*)"/.exec(first) ?? [];
  expect(await readFile(join(root, CHUNKS, name), 'utf8')).toBe(`${ORDER}p{top:0}p{top:1px}`);
});

test('what is small is on all pages', async () => {
  const css = '.small{top:0}';
  expect(await divide(css, ['', 'small', ''])).toEqual(Array(3).fill([ORDER + css]));
});

test('what is small goes into the second file of its pages if all of them have one', async () => {
  const css = `.rare{${LONG}}.small{top:0}`;
  const [bare, ...others] = await divide(css, ['', 'rare', 'rare small', '', '']);
  expect(bare).toEqual([ORDER]);
  expect(others.slice(0, 2)).toEqual([
    [ORDER, `.rare{${LONG}}`],
    [ORDER, `.rare{${LONG}}.small{top:0}`],
  ]);
});

test('what neither a page nor a script knows is left out', async () => {
  const css = 'p,kbd,hr{top:0}.made{top:0}.gone{top:0}[data-gone],[data-is-set]{top:0}';
  const [sheets] = await divide(css, ['', ''], '"made","hr";root.dataset.isSet=""');
  expect(sheets).toEqual([`${ORDER}p,hr{top:0}.made{top:0}[data-is-set]{top:0}`]);
});

test('a class of a module goes with the pages that show it, or with all if none shows its module', async () => {
  const css = `.aB3-_x_part{${LONG}}.aB3-_x_gone{top:0}._1bcdef_later{${LONG}}`;
  const script = '"aB3-_x_part","_1bcdef_later"';
  const [bare, other, shown] = await divide(css, ['', 'aB3-_x_box', 'aB3-_x_part', ''], script);
  expect(bare).toEqual([`${ORDER}._1bcdef_later{${LONG}}`]);
  expect(other).toEqual(bare);
  expect(shown).toEqual([`${ORDER}._1bcdef_later{${LONG}}`, `.aB3-_x_part{${LONG}}`]);
});

test('a style sheet that only a page with few of them has is told', async () => {
  for (const name of [LAYOUT, PAGE]) await writeFile(join(root, CHUNKS, name), ORDER);
  const pages = [link(LAYOUT) + link(PAGE), link('other.css') + link('third.css')];
  await expect(divideStyles(root, '', pages, [])).rejects.toThrow('the style sheet other.css, ');
});

test('a style sheet is written as it was read', () => {
  const css =
    '@layer a,b;@layer a{.x:after{content:"}{;"}@media (width<9px){.y{mask:url(data:x;y,{)}}}@keyframes k{0%{top:0}to{top:1px}}.z{&:hover{top:0}}.\\31 a{top:0}';
  expect(writeRules(readRules(css))).toBe(css);
});

test('neighbors in one layer are written as one', () => {
  const css =
    'p{top:0}@layer a{.x{top:0}}@layer a{@media print{.y{top:0}}}@layer b{.z{top:0}}@layer a{i{top:0}}';
  expect(writeRules(readRules(css))).toBe(
    'p{top:0}@layer a{.x{top:0}@media print{.y{top:0}}}@layer b{.z{top:0}}@layer a{i{top:0}}',
  );
});

test('a style sheet that breaks off is an error', () => {
  expect(() => readRules('.a{top:0')).toThrow('Unclosed block');
  expect(() => readRules('/* a */')).toThrow('outside of a rule');
});

test('rules keep the selectors that fit, and groups that become empty go', () => {
  const rules = readRules(
    '@layer a{.x,.y:is(.x,b){top:0}@media print{.x{top:1px}}}@page{margin:0}',
  );
  const kept = (fits: (head: string) => boolean) => writeRules(rulesWith(rules, fits));
  expect(kept((head) => head.startsWith('.y'))).toBe('@layer a{.y:is(.x,b){top:0}}');
  expect(kept((head) => head === '@page')).toBe('@page{margin:0}');
});

test('a selector needs its classes, elements and attributes, but not those of which some may be missing', () => {
  expect(namesIn('.a.b>[href=".x"]:not(.c):is(.d,.e) .f-g_h:hover')).toEqual(['a', 'b', 'f-g_h']);
  expect(namesIn('.a:has(>.b:not(.c)) :has(.d,.e) li:before')).toEqual(['a', 'b', 'li']);
  expect(namesIn('[data-a=b]:not([data-c]) [href]')).toEqual(['data-a']);
  expect(namesIn('@page')).toEqual([]);
});
