// @ts-check
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The paths of all files of a folder, relative to it, sorted.
 * @param {string} root
 * @param {string} [folder]
 * @returns {Promise<string[]>}
 */
export async function listFiles(root, folder = '') {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    }),
  );
  return nested.flat().sort();
}

/**
 * The file of a page in the export, relative to it, as `htmlPath` of lib/routing has it.
 * @param {string} route
 */
export function pageFile(route) {
  return route === '/' ? 'index.html' : `${route.replace(/^\/|\/$/g, '')}.html`;
}

/** @param {Uint8Array} bytes */
export function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
