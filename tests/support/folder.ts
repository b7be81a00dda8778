import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** For tests: the path of a new folder with some files, which is deleted after the tests of the file. */
export function folderWith(files: Record<string, string | Uint8Array> = {}, parent = tmpdir()) {
  const root = mkdtempSync(join(parent, 'test-'));
  folders.push(root);
  writeFiles(root, files);
  return root;
}

/** For tests: writes files into a folder, by their paths in it. */
export function writeFiles(root: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}
