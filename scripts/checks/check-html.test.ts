import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { checkHtml } from './check-html';

const root = await mkdtemp(join(tmpdir(), 'html-'));
afterAll(() => rm(root, { recursive: true }));

test('what HTML does not allow is told once for a page and its copy', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A</title></head><body>${body}</body></html>`;
  const wrong =
    '<p id="a">a<div>b</div></p><span id="a"></span><button type="button" aria-controls="gone">c</button>';
  await mkdir(join(root, 'wrong'));
  await writeFile(join(root, 'wrong.html'), page(wrong));
  await writeFile(join(root, 'wrong/index.html'), page(wrong));
  await writeFile(join(root, 'index.html'), page('<h1>right</h1><p>text<br/></p>'));
  const { checked, faults } = await checkHtml(root);
  expect(checked).toBe(2);
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['wrong.html']));
  expect(faults.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['no-dup-id', 'no-missing-references']),
  );
});

test('a file of public/ is as a search console wants it', async () => {
  const given = join(root, 'given');
  await mkdir(given);
  for (const folder of [root, given]) await writeFile(join(folder, 'google1.html'), 'google: 1');
  const faults = async (folder: string) =>
    (await checkHtml(root, folder)).faults.filter(({ file }) => file === 'google1.html');
  expect(await faults(given)).toEqual([]);
  expect(await faults(join(root, 'nothing'))).not.toEqual([]);
});
