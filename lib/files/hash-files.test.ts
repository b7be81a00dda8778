import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { hashFiles } from './disk-cache';

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
