import { expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import { checkHtml } from './check-html';

test('what HTML does not allow is told once for a page and its copy', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A</title></head><body>${body}</body></html>`;
  const wrong =
    '<p id="a">a<div>b</div></p><span id="a"></span><button type="button" aria-controls="gone">c</button>';
  const root = folderWith({
    'wrong.html': page(wrong),
    'wrong/index.html': page(wrong),
    'index.html': page('<h1>right</h1><p>text<br/></p>'),
  });
  const { checked, faults } = await checkHtml(root);
  expect(checked).toBe(2);
  expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(['wrong.html']));
  expect(faults.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['no-dup-id', 'no-missing-references']),
  );
});

test('a file of public/ is as a search console wants it', async () => {
  const files = { 'google1.html': 'google: 1' };
  const root = folderWith(files);
  expect((await checkHtml(root, folderWith(files))).faults).toEqual([]);
  expect((await checkHtml(root, folderWith())).faults).not.toEqual([]);
});
