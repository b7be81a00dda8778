// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, sha256 } from './files.mjs';

/**
 * What an export consists of: every file but the manifest itself and the compressed forms, which say
 * the same as the files beside them.
 * @typedef {{ size: number, sha256: string }} FileMark
 * @typedef {{ build: string, files: Record<string, FileMark> }} Manifest
 */

/** Where the manifest lies in the export; no page and no public file can have this address. */
export const MANIFEST = 'static/build.json';

/** Next names a folder by the id of the build. */
const NAMED_BY_BUILD = /^_next\/static\/([^/]+)\/_buildManifest\.js$/;

/**
 * Writes what the finished export consists of, so that a copy of it can be compared.
 * @param {string} root
 */
export async function writeManifest(root) {
  const paths = (await listFiles(root)).filter(
    (path) => path !== MANIFEST && path === withoutCompression(path),
  );
  const [build] = paths.flatMap((path) => NAMED_BY_BUILD.exec(path)?.[1] ?? []);
  if (build === undefined) throw new Error('The export does not tell the id of its build.');
  const marks = await Promise.all(paths.map(async (path) => [path, await markOf(root, path)]));
  const lines = marks.map(([path, mark]) => `${JSON.stringify(path)}:${JSON.stringify(mark)}`);
  // One line for each file, so that two manifests can be compared by eye.
  const text = `{"build":${JSON.stringify(build)},"files":{\n${lines.join(',\n')}\n}}\n`;
  await writeFile(join(root, MANIFEST), text);
}

/**
 * The manifest of an exported folder.
 * @param {string} root
 * @returns {Promise<Manifest>}
 */
export async function readManifest(root) {
  return JSON.parse(await readFile(join(root, MANIFEST), 'utf8'));
}

/**
 * What tells a file from every other.
 * @param {string} root
 * @param {string} path
 * @returns {Promise<FileMark>}
 */
export async function markOf(root, path) {
  const bytes = await readFile(join(root, path));
  return { size: bytes.length, sha256: sha256(bytes) };
}

/**
 * The file that a compressed form lies beside; any other file itself.
 * @param {string} path
 */
export function withoutCompression(path) {
  return path.replace(/\.(br|gz)$/, '');
}
