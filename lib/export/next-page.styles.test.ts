import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { joinStyles } from './next-page';

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
  const link = sheets.map((url) => `<link rel="stylesheet" href="${url}" data-precedence="next"/>`);
  await writeFile(path.join(root, 'index.html'), link.join(''));
  return { ...(await joinStyles(root, '/base')), expected: sheets };
}

test('all pages get one sheet, in the order of the home page', async () => {
  const { sheets, expected, link, text } = await join(
    '@layer a,b;@layer b{p{top:0}}',
    '@layer a{p{top:1px}}',
  );
  expect(sheets).toEqual(expected);
  expect(text).toBe('@layer a,b;@layer b{p{top:0}}@layer a{p{top:1px}}');
  const [, file = ''] =
    /^<link rel="stylesheet" href="\/base\/(_next\/static\/chunks\/[\da-f]{13}\.css)"\/>$/.exec(
      link,
    ) ?? [];
  expect(await readFile(path.join(root, file), 'utf8')).toBe(text);
});

test('layers that are used before their order is set are an error', async () => {
  await expect(join('@layer b{p{top:0}}', '@layer a,b;')).rejects.toThrow('begin with');
});
