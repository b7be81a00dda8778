import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { compress } from './compress';
import { hashesOf } from './manifest';

const root = await mkdtemp(join(tmpdir(), 'compress-'));
afterAll(() => rm(root, { recursive: true }));

const TEXT = 'a page about sub-apps and hosts. '.repeat(100);

test('each file of text has its compressed forms beside it, which are smaller and the same', async () => {
  const names = Array.from({ length: 20 }, (_, number) => `page-${number}.html`);
  await Promise.all(names.map((name) => writeFile(join(root, name), TEXT + name)));
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
  await writeFile(join(root, 'small.json'), '{}');
  await writeFile(join(root, 'small.txt'), TEXT.slice(0, 511));
  await writeFile(join(root, 'smallest.txt'), TEXT.slice(0, 512));
  await writeFile(join(root, 'picture.png'), TEXT);
  await writeFile(join(root, 'random.txt'), randomBytes(2000));
  const names = ['small.json', 'small.txt', 'smallest.txt', 'picture.png', 'random.txt'];
  await compress(root, await hashesOf(root, names));
  expect(
    (await readdir(root)).filter((name) => /^(small|picture|random)/.test(name)).sort(),
  ).toEqual([...names, 'smallest.txt.br', 'smallest.txt.gz'].sort());
});

test('files with the same content are compressed once, and each has its forms', async () => {
  const names = ['same.html', 'same/index.html', 'same/copy.txt'];
  await mkdir(join(root, 'same'));
  for (const name of names) await writeFile(join(root, name), TEXT);
  const hashes = await hashesOf(root, names);
  // Only the first of them is read.
  await rm(join(root, 'same/copy.txt'));
  await compress(root, hashes);
  for (const name of names) {
    expect(gunzipSync(await readFile(join(root, `${name}.gz`))).toString()).toBe(TEXT);
    expect(brotliDecompressSync(await readFile(join(root, `${name}.br`))).toString()).toBe(TEXT);
  }
});
