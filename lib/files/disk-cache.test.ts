import { mkdir, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import { codeVersion, diskCache, removeStaleEntries } from './disk-cache';

const version = process.env.SITE_CODE_VERSION;
let root: string;
beforeEach(() => {
  root = folderWith();
  process.env.SITE_CODE_VERSION = 'one';
});
afterEach(() => {
  if (version === undefined) delete process.env.SITE_CODE_VERSION;
  else process.env.SITE_CODE_VERSION = version;
});

/** Reads an input from a cache as a new process has it, and tells whether it had to be made. */
function get(input: unknown, folder = root) {
  let isMade = false;
  const value = diskCache<string>('texts', folder)(input, () => {
    isMade = true;
    return `made of ${JSON.stringify(input)}`;
  });
  return [value, isMade];
}

test('what was made from an input is read afterwards', () => {
  expect(get(['a', 1])).toEqual(['made of ["a",1]', true]);
  expect(get(['a', 2])).toEqual(['made of ["a",2]', true]);
  expect(get(['a', 1])).toEqual(['made of ["a",1]', false]);
});

test('what is made later is stored as well, but no failure', async () => {
  const cached = diskCache<unknown>('data', root);
  await expect(cached('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const data = { bytes: new Uint8Array([1, 2]), map: new Map([['a', undefined]]) };
  await cached('x', async () => data);
  expect(await cached('x', () => Promise.reject(new Error('made again')))).toEqual(data);
});

test('a damaged entry is made again', async () => {
  get('x');
  const folder = join(root, 'one/texts');
  const [entry = ''] = await readdir(folder);
  await truncate(join(folder, entry), 5);
  expect(get('x')).toEqual(['made of "x"', true]);
  expect(get('x')).toEqual(['made of "x"', false]);
});

test('other code makes other entries, and those of earlier code are deleted', async () => {
  get('x');
  process.env.SITE_CODE_VERSION = 'two';
  expect(get('x')).toEqual(['made of "x"', true]);
  removeStaleEntries(root);
  expect(await readdir(root)).toEqual(['two']);
  removeStaleEntries(join(root, 'missing'));
});

test('what cannot be stored is made each time', async () => {
  const file = join(root, 'file');
  await writeFile(file, '');
  expect(get('x', file)).toEqual(['made of "x"', true]);
  expect(get('x', file)).toEqual(['made of "x"', true]);
  expect(diskCache<unknown>('code', root)('z', () => String)).toBe(String);
});

test('the version changes with the code and the packages, but not with tests', async () => {
  const home = process.cwd();
  await mkdir(join(root, 'lib'));
  process.chdir(root);
  try {
    const versionAfter = async (path: string, text: string) => {
      await writeFile(path, text);
      delete process.env.SITE_CODE_VERSION;
      return codeVersion();
    };
    const versions = [
      await versionAfter('package-lock.json', '1'),
      await versionAfter('lib/a.ts', '1'),
      await versionAfter('lib/a.test.ts', '1'),
      await versionAfter('lib/a.ts', '2'),
      await versionAfter('package-lock.json', '2'),
    ];
    expect(new Set(versions).size).toBe(4);
    expect(versions[2]).toBe(versions[1]);
  } finally {
    process.chdir(home);
  }
});
