// @ts-check
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where Next's scripts and styles are. Hosts cache these files forever: their names change with them. */
export const CHUNKS = '_next/static/chunks';

/**
 * The paths of all files of a folder, relative to it, sorted.
 * @param {string} root
 */
export async function listFiles(root) {
  const paths = await readdir(root, { recursive: true });
  return paths
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

/**
 * The file of a page in the export, relative to it, as `htmlPath` of lib/routing has it.
 * @param {string} route
 */
export function pageFile(route) {
  return route === '/' ? 'index.html' : `${route.replace(/^\/|\/$/g, '')}.html`;
}

/** @param {string} root @param {string} path */
export async function readJson(root, path) {
  return JSON.parse(await readFile(join(root, path), 'utf8'));
}

/**
 * Adds a script or style, named by its content.
 * @param {string} root
 * @param {string} text
 * @param {'css' | 'js'} ending
 * @returns {Promise<string>} its name
 */
export async function writeChunk(root, text, ending) {
  const name = `${sha256(text).slice(0, 13)}.${ending}`;
  await writeFile(join(root, CHUNKS, name), text);
  return name;
}

/** @param {string | Uint8Array} content */
export function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
