import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from '../files/list-files';
import { sha256 } from '../files/sha256';

export type FileHash = { size: number; sha256: string };

/** Path of the manifest in the export; no page and no public file can have it. */
export const MANIFEST = 'static/build.json';

/** Lists the files of the export with their hashes. A later build replaces only a folder with such a list. */
export async function writeManifest(root: string): Promise<Record<string, FileHash>> {
  const paths = filesUnder(root).filter((path) => path !== MANIFEST && !/\.(br|gz)$/.test(path));
  const hashes = await hashesOf(root, paths);
  const lines = paths.map((path) => `${JSON.stringify(path)}:${JSON.stringify(hashes[path])}`);
  // Two builds have the same id if they are the same in every byte.
  const build = sha256(lines.join('\n')).slice(0, 16);
  const text = `{"build":${JSON.stringify(build)},"files":{\n${lines.join(',\n')}\n}}\n`;
  await writeFile(join(root, MANIFEST), text);
  return hashes;
}

export async function hashesOf(root: string, paths: readonly string[]) {
  const hashes: Record<string, FileHash> = {};
  for (const path of paths) {
    const bytes = await readFile(join(root, path));
    hashes[path] = { size: bytes.length, sha256: sha256(bytes) };
  }
  return hashes;
}
