import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { replaceFolder } from './replace-folder.mjs';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'replace-folder-'));
});
afterEach(() => rm(home, { recursive: true }));

async function folder(name: string, text: string): Promise<string> {
  mkdirSync(join(home, name), { recursive: true });
  await writeFile(join(home, name, 'index.html'), text);
  return join(home, name);
}

const page = (path: string) => readFileSync(join(path, 'index.html'), 'utf8');

test('the new folder takes the place of the earlier one, and nothing else is left', async () => {
  const out = await folder('out', 'earlier');
  await writeFile(join(out, 'gone.html'), 'earlier');
  await replaceFolder(await folder('new', 'new'), out);
  expect([page(out), readdirSync(out), readdirSync(home)]).toEqual([
    'new',
    ['index.html'],
    ['out'],
  ]);
});

test('the first folder needs no earlier one, nor the folder around it', async () => {
  await replaceFolder(await folder('new', 'new'), join(home, 'sites/a/out'));
  expect(page(join(home, 'sites/a/out'))).toBe('new');
});

test.each([true, false])('a link stays one; its target exists: %s', async (exists) => {
  if (exists) await folder('real', 'earlier');
  symlinkSync('real', join(home, 'out'));
  await replaceFolder(await folder('new', 'new'), join(home, 'out'));
  expect(lstatSync(join(home, 'out')).isSymbolicLink()).toBe(true);
  expect([page(join(home, 'real')), page(join(home, 'out'))]).toEqual(['new', 'new']);
});

test('what a run that was stopped has left is cleared away', async () => {
  const out = await folder('out', 'earlier');
  await folder('out.new', 'half');
  await folder('out.old', 'older');
  await replaceFolder(await folder('new', 'new'), out);
  expect([page(out), readdirSync(home)]).toEqual(['new', ['out']]);
});

test('where the new folder cannot come, the earlier one stays', async () => {
  const out = await folder('out', 'earlier');
  await expect(replaceFolder(join(home, 'nothing'), out)).rejects.toThrow('ENOENT');
  expect(page(out)).toBe('earlier');
});

// A second file system that every Linux has, and where anyone may write.
const OTHER = '/dev/shm';
const isElsewhere = existsSync(OTHER) && lstatSync(OTHER).dev !== lstatSync(tmpdir()).dev;

(isElsewhere ? test : test.skip)('the target may be on another file system', async () => {
  const other = await mkdtemp(join(OTHER, 'replace-folder-'));
  try {
    for (const text of ['first', 'second']) {
      await replaceFolder(await folder('new', text), join(other, 'out'));
      expect([page(join(other, 'out')), readdirSync(other)]).toEqual([text, ['out']]);
    }
    expect(readdirSync(home)).toEqual([]);
  } finally {
    await rm(other, { recursive: true });
  }
});
