import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { joinStyles } from './styles';

const CHUNKS = '_next/static/chunks';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'));
  await mkdir(join(root, CHUNKS), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const url = (name: string) => `/base/${CHUNKS}/${name}`;
const write = (name: string, text: string) => writeFile(join(root, CHUNKS, name), text);

test('all pages get one sheet, in the order of most of them', async () => {
  await write('a.css', '@layer a,b;@layer b{p{top:0}}');
  await write('b.css', '@layer a{p{top:1px}}');
  const page = [url('a.css'), url('b.css')];
  const { links, text } = await joinStyles(root, '/base', [page.toReversed(), page, page]);
  expect(text).toBe('@layer a,b;@layer b{p{top:0}}@layer a{p{top:1px}}');
  const [, path = ''] =
    /^<link rel="stylesheet" href="\/base\/(_next\/static\/chunks\/[\da-f]{13}\.css)"\/>$/.exec(
      links,
    ) ?? [];
  expect(await readFile(join(root, path), 'utf8')).toBe(text);
});

test('fonts of the sheet are preloaded', async () => {
  await write('a.css', '@layer a;@font-face{src:url(../media/a.woff2)format("woff2")}');
  const { links } = await joinStyles(root, '/base', [[url('a.css')]]);
  expect(links).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/base/_next/static/media/a.woff2"/>',
  );
});

test('layers that are used before their order is known are an error', async () => {
  await write('a.css', '@layer b{p{top:0}}');
  await write('b.css', '@layer a,b;');
  const page = [url('a.css'), url('b.css')];
  await expect(joinStyles(root, '/base', [page])).rejects.toThrow('begin with');
});

test('a style sheet that few pages have is an error', async () => {
  const page = [url('a.css')];
  await expect(joinStyles(root, '/base', [[url('c.css')], page, page])).rejects.toThrow(
    `lack the style sheet ${url('c.css')}`,
  );
});
