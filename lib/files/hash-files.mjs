// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that hold what was installed or built. */
const MADE = ['dist', 'node_modules'];
/** Tests, which nothing is made from. */
const TEST = /\.test\.tsx?$/;

/**
 * A hash of files and of all files in folders, with their paths, but for tests. It changes
 * when one of them does.
 * @param {readonly string[]} paths
 * @param {(file: string) => boolean} [isRead] whether what the file holds counts, not only its path
 */
export function hashFiles(paths, isRead = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf)) {
    hash.update(file);
    if (isRead(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} path @returns {string[]} */
function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !MADE.includes(name) && !TEST.test(name));
  return names.flatMap((name) => filesOf(join(path, name))).sort();
}
