import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from '../files/list-files';
import { sha256 } from './files';

export type FileMark = { size: number; sha256: string };

/**
 * What an export consists of: every file but the manifest itself and the compressed forms, which hold
 * the same as the files beside them.
 */
export type Manifest = { build: string; files: Record<string, FileMark> };

/** Where the manifest is in the export; no page and no public file can have this path. */
export const MANIFEST = 'static/build.json';

/** Writes what the finished export consists of, so that a copy of it can be compared. Returns all marks. */
export async function writeManifest(root: string): Promise<Record<string, FileMark>> {
  const paths = filesUnder(root).filter(
    (path) => path !== MANIFEST && path === withoutCompression(path),
  );
  const marks = await marksOf(root, paths);
  const lines = paths.map((path) => `${JSON.stringify(path)}:${JSON.stringify(marks[path])}`);
  // Two builds have the same id if they are the same in every byte.
  const build = sha256(lines.join('\n')).slice(0, 16);
  // One line for each file, so that two manifests can be compared by eye.
  const text = `{"build":${JSON.stringify(build)},"files":{\n${lines.join(',\n')}\n}}\n`;
  await writeFile(join(root, MANIFEST), text);
  return marks;
}

/** What tells each file from every other. */
export async function marksOf(root: string, paths: readonly string[]) {
  const marks: Record<string, FileMark> = {};
  for (const path of paths) {
    const bytes = await readFile(join(root, path));
    marks[path] = { size: bytes.length, sha256: sha256(bytes) };
  }
  return marks;
}

/** The file that a compressed form belongs to; any other file itself. */
export function withoutCompression(path: string) {
  return path.replace(/\.(br|gz)$/, '');
}
