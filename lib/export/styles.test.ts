import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { joinStyles } from './styles';

const CHUNKS = '_next/static/chunks';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'styles-'));
  await mkdir(path.join(root, CHUNKS), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

async function join(a: string, b: string) {
  const sheets = ['a.css', 'b.css'].map((name) => `/base/${CHUNKS}/${name}`);
  await writeFile(path.join(root, CHUNKS, 'a.css'), a);
  await writeFile(path.join(root, CHUNKS, 'b.css'), b);
  const links = sheets.map(
    (url) => `<link rel="stylesheet" href="${url}" data-precedence="next"/>`,
  );
  await writeFile(path.join(root, 'index.html'), links.join(''));
  return { ...(await joinStyles(root, '/base')), expected: sheets };
}

test('all pages get one sheet, in the order of the home page', async () => {
  const { sheets, expected, links, text } = await join(
    '@layer a,b;@layer b{p{top:0}}',
    '@layer a{p{top:1px}}',
  );
  expect(sheets).toEqual(expected);
  expect(text).toBe('@layer a,b;@layer b{p{top:0}}@layer a{p{top:1px}}');
  const [, file = ''] =
    /^<link rel="stylesheet" href="\/base\/(_next\/static\/chunks\/[\da-f]{13}\.css)"\/>$/.exec(
      links,
    ) ?? [];
  expect(await readFile(path.join(root, file), 'utf8')).toBe(text);
});

test('fonts of the sheet are preloaded', async () => {
  const { links } = await join(
    '@layer a;@font-face{src:url(../media/a.woff2)format("woff2")}',
    '@layer a;',
  );
  expect(links).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/base/_next/static/media/a.woff2"/>',
  );
});

test('layers that are used before their order is set are an error', async () => {
  await expect(join('@layer b{p{top:0}}', '@layer a,b;')).rejects.toThrow('begin with');
});
