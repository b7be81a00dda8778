import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import { compress } from './compress';
import { hashesOf } from './manifest';

const TEXT = 'a page about sub-apps and hosts. '.repeat(100);

test('each file of text has its compressed forms beside it, which are smaller and the same', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `page-${number}.html`);
  const root = folderWith(Object.fromEntries(names.map((name) => [name, TEXT + name])));
  await compress(root, await hashesOf(root, names));
  for (const name of names) {
    const [gz, br] = await Promise.all(
      ['gz', 'br'].map((ending) => readFile(join(root, `${name}.${ending}`))),
    );
    expect(gunzipSync(gz ?? '').toString()).toBe(TEXT + name);
    expect(brotliDecompressSync(br ?? '').toString()).toBe(TEXT + name);
    expect(br?.length).toBeLessThan(gz?.length ?? 0);
    expect(gz?.length).toBeLessThan(TEXT.length);
  }
});

test('what would save nothing stays alone', async () => {
  const files = {
    'small.json': '{}',
    'small.txt': TEXT.slice(0, 511),
    'smallest.txt': TEXT.slice(0, 512),
    'picture.png': TEXT,
    'random.txt': randomBytes(2000),
  };
  const root = folderWith(files);
  const names = Object.keys(files);
  await compress(root, await hashesOf(root, names));
  const all = [...names, 'smallest.txt.br', 'smallest.txt.gz'];
  expect(await readdir(root)).toEqual(all.sort());
});

test('files with the same content are compressed once, and each has its forms', async () => {
  const names = ['same.html', 'same/index.html', 'same/copy.txt'];
  const root = folderWith(Object.fromEntries(names.map((name) => [name, TEXT])));
  const hashes = await hashesOf(root, names);
  // Only the first of them is read.
  await rm(join(root, 'same/copy.txt'));
  await compress(root, hashes);
  for (const name of names) {
    expect(gunzipSync(await readFile(join(root, `${name}.gz`))).toString()).toBe(TEXT);
    expect(brotliDecompressSync(await readFile(join(root, `${name}.br`))).toString()).toBe(TEXT);
  }
});
