// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, sha256 } from './files.mjs';

/**
 * What an export consists of: every file but the manifest itself and the compressed forms, which hold
 * the same as the files beside them.
 * @typedef {{ size: number, sha256: string }} FileMark
 * @typedef {{ build: string, files: Record<string, FileMark> }} Manifest
 */

/** Where the manifest is in the export; no page and no public file can have this path. */
export const MANIFEST = 'static/build.json';

/**
 * Writes what the finished export consists of, so that a copy of it can be compared.
 * @param {string} root
 * @returns {Promise<Record<string, FileMark>>} the marks of all files
 */
export async function writeManifest(root) {
  const paths = (await listFiles(root)).filter(
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

/**
 * What tells each file from every other.
 * @param {string} root
 * @param {readonly string[]} paths
 */
export async function marksOf(root, paths) {
  /** @type {Record<string, FileMark>} */
  const marks = {};
  for (const path of paths) {
    const bytes = await readFile(join(root, path));
    marks[path] = { size: bytes.length, sha256: sha256(bytes) };
  }
  return marks;
}

/**
 * The file that a compressed form belongs to; any other file itself.
 * @param {string} path
 */
export function withoutCompression(path) {
  return path.replace(/\.(br|gz)$/, '');
}
