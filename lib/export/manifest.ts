import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from '../files/list-files';
import { sha256 } from './files';

export type FileMark = { size: number; sha256: string };

/** Path of the manifest in the export; no page and no public file can have it. */
export const MANIFEST = 'static/build.json';

/**
 * Lists every file of the finished export but the list itself and the compressed forms. A later build replaces only a
 * folder with such a list. Returns all marks.
 */
export async function writeManifest(root: string): Promise<Record<string, FileMark>> {
  const paths = filesUnder(root).filter((path) => path !== MANIFEST && !/\.(br|gz)$/.test(path));
  const marks = await marksOf(root, paths);
  const lines = paths.map((path) => `${JSON.stringify(path)}:${JSON.stringify(marks[path])}`);
  // Two builds have the same id if they are the same in every byte.
  const build = sha256(lines.join('\n')).slice(0, 16);
  // One line for each file, so that two lists can be compared by eye.
  const text = `{"build":${JSON.stringify(build)},"files":{\n${lines.join(',\n')}\n}}\n`;
  await writeFile(join(root, MANIFEST), text);
  return marks;
}

/** Returns the size and the hash of each file. */
export async function marksOf(root: string, paths: readonly string[]) {
  const marks: Record<string, FileMark> = {};
  for (const path of paths) {
    const bytes = await readFile(join(root, path));
    marks[path] = { size: bytes.length, sha256: sha256(bytes) };
  }
  return marks;
}
