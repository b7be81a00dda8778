import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import { filesUnder, isGeneratedFolder } from './list-files';

test('all files of all folders are listed in one order, and links apart', () => {
  const paths = ['b.md', 'a/z.md', 'a.md', 'a/b/c.svg', 'B.md', 'a-b.md', 'dist/a.js'];
  const root = folderWith(Object.fromEntries(paths.map((path) => [path, ''])));
  symlinkSync('a', join(root, 'link'));
  const others: string[] = [];
  const found = filesUnder(root, { isLeftOut: (folder) => folder === 'dist', others });
  expect(found).toEqual(['B.md', 'a-b.md', 'a.md', 'a/b/c.svg', 'a/z.md', 'b.md']);
  expect(others).toEqual(['link']);
});

test('a folder that disappears while the files are listed is left out, but not the first one', () => {
  const root = folderWith({ 'a.md': '' });
  mkdirSync(join(root, 'gone'));
  const isLeftOut = (folder: string) => {
    rmSync(join(root, folder), { recursive: true });
    return false;
  };
  expect(filesUnder(root, { isLeftOut })).toEqual(['a.md']);
  rmSync(root, { recursive: true });
  expect(() => filesUnder(root)).toThrow('ENOENT');
});

test('what was installed or built is no source', () => {
  const names = ['node_modules', 'dist', 'src', 'distance'];
  expect(names.filter(isGeneratedFolder)).toEqual(['node_modules', 'dist']);
});
