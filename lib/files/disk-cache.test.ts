import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { diskCache, hashFiles, pruneDiskCache } from './disk-cache';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'disk-cache-'));
});
afterEach(() => rm(root, { recursive: true }));

/** A cache whose `made` lists what had to be made. */
function counting() {
  const made: unknown[] = [];
  const cached = diskCache<string>('words', root);
  return {
    made,
    get: (input: unknown) =>
      cached(input, () => {
        made.push(input);
        return `made of ${JSON.stringify(input)}`;
      }),
  };
}

async function entries() {
  return (await readdir(join(root, 'words'))).map((name) => join(root, 'words', name)).sort();
}

test('what was made from an input is read afterwards, also by another process', () => {
  const first = counting();
  expect(first.get(['a', 1])).toBe('made of ["a",1]');
  expect(first.get(['a', 1])).toBe('made of ["a",1]');
  expect(first.get(['a', 2])).toBe('made of ["a",2]');
  expect(first.made).toEqual([
    ['a', 1],
    ['a', 2],
  ]);
  const later = counting();
  expect(later.get(['a', 1])).toBe('made of ["a",1]');
  expect(later.made).toEqual([]);
});

test('what is made later is kept too, with everything that plain data may hold', async () => {
  const cached = diskCache<unknown>('data', root);
  const data = { bytes: new Uint8Array([1, 2]), map: new Map([['a', undefined]]) };
  await cached('x', async () => data);
  expect(await cached('x', () => Promise.reject(new Error('made again')))).toEqual(data);
});

test('a failure is not kept', async () => {
  const cached = diskCache<string>('words', root);
  await expect(cached('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cached('x', async () => 'yes')).toBe('yes');
});

test('a damaged entry is made again', async () => {
  counting().get('x');
  const [entry = ''] = await entries();
  const whole = await readFile(entry);
  const bent = Buffer.from(whole);
  bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1;
  for (const damaged of [whole.subarray(0, -1), bent, Buffer.alloc(0), Buffer.from('?')]) {
    await writeFile(entry, damaged);
    const { get, made } = counting();
    expect(get('x')).toBe('made of "x"');
    expect(made).toEqual(['x']);
    expect((await readFile(entry)).equals(whole)).toBe(true);
  }
});

test('other code makes other entries', () => {
  counting().get('x');
  const version = process.env.SITE_CODE_VERSION;
  process.env.SITE_CODE_VERSION = 'changed';
  try {
    const { get, made } = counting();
    get('x');
    expect(made).toEqual(['x']);
  } finally {
    process.env.SITE_CODE_VERSION = version;
  }
});

test('what was used least recently goes first, and what this build used stays', async () => {
  const { get } = counting();
  const names: string[] = [];
  for (const [index, word] of ['old', 'mid', 'now'].entries()) {
    get(word);
    const [added = ''] = (await entries()).filter((name) => !names.includes(name));
    names.push(added);
    const seconds = 1000 - 100 * index;
    if (word !== 'now') await utimes(added, seconds, seconds);
  }
  const [old = '', , now = ''] = names;
  const size = (await readFile(old)).length;
  const start = Date.now() - 60_000;
  pruneDiskCache(start, { root, maxBytes: 3 * size });
  expect(await entries()).toEqual([...names].sort());
  pruneDiskCache(start, { root, maxBytes: 2 * size });
  expect(await entries()).toEqual([old, now].sort());
  // A hit counts as a use.
  get('old');
  pruneDiskCache(start, { root, maxBytes: 0 });
  expect(await entries()).toEqual([old, now].sort());
});

test('a cache that cannot be written is told once, and what was made is there all the same', async () => {
  const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => {});
  try {
    const file = join(root, 'file');
    await writeFile(file, '');
    // A file in the place of the folder stands for a disk that takes nothing.
    const cached = diskCache<unknown>('words', file);
    expect(cached('x', () => 'made')).toBe('made');
    expect(await cached('y', async () => 'made later')).toBe('made later');
    pruneDiskCache(0, { root: file });
    // What cannot be written as data is not kept, either.
    expect(diskCache<unknown>('code', root)('z', () => String)).toBe(String);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^The cache in .* cannot be written/));
  } finally {
    warn.mockRestore();
    delete process.env.SITE_CACHE_TOLD;
  }
});

test('the hash changes with files and their names, but not with tests', async () => {
  const root = await mkdtemp(join(tmpdir(), 'hash-'));
  await mkdir(join(root, 'lib'));
  const write = (name: string, text: string) => writeFile(join(root, 'lib', name), text);
  const hash = () => hashFiles([root]);
  await write('a.ts', '1');
  const first = hash();
  expect(hash()).toBe(first);
  await write('a.test.ts', '1');
  expect(hash()).toBe(first);
  await write('a.ts', '2');
  const changed = hash();
  expect(changed).not.toBe(first);
  await write('b.md', '1');
  expect(hash()).not.toBe(changed);
  await rm(root, { recursive: true });
});
