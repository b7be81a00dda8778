import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readPublicFiles } from './public-files';

test('a file that disappears while the folder is read is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'public-files-'));
  const names = Array.from({ length: 200 }, (_, number) => join(folder, `${number}.txt`));
  await Promise.all(names.map((name) => writeFile(name, 'a')));
  const reading = readPublicFiles(folder);
  for (const name of names) rmSync(name);
  expect((await reading).size).toBeLessThan(names.length);
  await rm(folder, { recursive: true });
});
