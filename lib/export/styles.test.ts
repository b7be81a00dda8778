import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CHUNKS, joinStyles } from './styles';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(root, CHUNKS), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const link = (name: string) =>
  `<link rel="stylesheet" href="/base/${CHUNKS}/${name}" data-precedence="next"/>`;
const write = (name: string, text: string) => writeFile(join(root, CHUNKS, name), text);

test('all pages get one sheet, in the order of most of them', async () => {
  await write('a.css', '@layer a,b;@layer b{p{top:0}}');
  await write('b.css', '@layer a{p{top:1px}}');
  const page = `<b>${link('a.css')}<title>A</title>${link('b.css')}`;
  const [other, ...pages] = await joinStyles(root, '/base', [
    `<i>${link('b.css')}${link('a.css')}`,
    page,
    page,
  ]);
  const [name = '', ...others] = await readdir(join(root, CHUNKS));
  expect(others).toEqual([]);
  expect(await readFile(join(root, CHUNKS, name), 'utf8')).toBe(
    '@layer a,b;@layer b{p{top:0}}@layer a{p{top:1px}}',
  );
  const joined = `<link rel="stylesheet" href="/base/${CHUNKS}/${name}"/>`;
  expect(other).toBe(`<i>${joined}`);
  expect(pages).toEqual(Array(2).fill(`<b>${joined}<title>A</title>`));
});

test('layers that are used before their order is known are an error', async () => {
  await write('a.css', '@layer b{p{top:0}}');
  await write('b.css', '@layer a,b;');
  await expect(joinStyles(root, '', [link('a.css') + link('b.css')])).rejects.toThrow('begin with');
});

test('a style sheet that few pages have is an error', async () => {
  const page = link('a.css');
  await expect(joinStyles(root, '', [link('c.css'), page, page])).rejects.toThrow(
    'the style sheet c.css, ',
  );
});
