// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hashFiles } from './hash-files.mjs';

// What a build makes from its input alone is kept on disk and found again by a hash of the input.
// Deleting the folder is always safe, and a build without it only takes longer.

const FOLDER = '.next/cache/site';
const MAX_BYTES = 300e6;
const HASH_BYTES = 32;

/**
 * Returns a function that makes something once for each input and reads it from disk afterwards, in
 * later builds too. What is made must be plain data that depends on nothing but the input (in JSON),
 * the code in lib/ and the installed packages. Tests always make it.
 *
 * Call this in the module that makes the data: the preview loads that module again when its code
 * changes, and only then looks at the code again.
 * @template T
 * @param {string} kind the name of the folder
 * @param {string} [root]
 * @returns {{
 *   (input: unknown, make: () => Promise<T>): Promise<T> | T;
 *   (input: unknown, make: () => T): T;
 * }}
 */
export function diskCache(kind, root = process.env.NODE_ENV === 'test' ? '' : FOLDER) {
  if (root === '') return (/** @type {unknown} */ _, /** @type {() => any} */ make) => make();
  const folder = join(root, kind);
  unlessUnwritable(() => mkdirSync(folder, { recursive: true }));
  const version = codeVersion();
  return (/** @type {unknown} */ input, /** @type {() => any} */ make) => {
    const key = createHash('sha256').update(version).update(JSON.stringify(input)).digest('hex');
    const file = join(folder, key);
    const entry = readEntry(file);
    if (entry) return entry.value;
    const made = make();
    if (made instanceof Promise) return made.then((value) => writeEntry(file, value));
    return writeEntry(file, made);
  };
}

/**
 * Deletes entries that no build has used for the longest time, until the others are small enough.
 * @param {number} since entries used after this time, in milliseconds, always stay
 * @param {{ root?: string, maxBytes?: number }} [options]
 */
export function pruneDiskCache(since, { root = FOLDER, maxBytes = MAX_BYTES } = {}) {
  unlessUnwritable(() => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((name) => join(root, name))
      .map((path) => ({ path, stats: statSync(path) }))
      .filter(({ stats }) => stats.isFile())
      .sort((a, b) => b.stats.mtimeMs - a.stats.mtimeMs);
    let bytes = 0;
    for (const { path, stats } of files) {
      bytes += stats.size;
      if (bytes > maxBytes && stats.mtimeMs < since) rmSync(path);
    }
  });
}

/** The first process of a build tells the others. While the preview runs, the code may change. */
function codeVersion() {
  const known = process.env.SITE_CODE_VERSION;
  if (known !== undefined) return known;
  const version = `${process.version} ${hashFiles(['lib', 'package-lock.json'])}`;
  if (process.env.NODE_ENV !== 'development') process.env.SITE_CODE_VERSION = version;
  return version;
}

/** @param {string} file @returns {{ value: unknown } | undefined} nothing if it is missing or damaged */
function readEntry(file) {
  try {
    const bytes = readFileSync(file);
    const data = bytes.subarray(HASH_BYTES);
    if (!hashOf(data).equals(bytes.subarray(0, HASH_BYTES))) return undefined;
    const now = new Date();
    utimesSync(file, now, now);
    return { value: deserialize(data) };
  } catch {
    return undefined;
  }
}

/**
 * Another process may write the same entry, so it takes its place as a whole.
 * @template T
 * @param {string} file
 * @param {T} value
 */
function writeEntry(file, value) {
  const part = `${file}.${randomUUID()}`;
  unlessUnwritable(() => {
    const data = serialize(value);
    writeFileSync(part, Buffer.concat([hashOf(data), data]));
    renameSync(part, file);
  });
  return value;
}

/**
 * Changes the cache; where that is not possible (a full disk, a folder of another user), one sentence says so
 * and the build goes on.
 * @param {() => void} change
 */
function unlessUnwritable(change) {
  try {
    change();
  } catch (error) {
    if (process.env.SITE_CACHE_TOLD) return;
    // The processes that this one starts need not say it again.
    process.env.SITE_CACHE_TOLD = 'true';
    process.emitWarning(
      `The cache in ${FOLDER} cannot be written, so this build and the next one take longer: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** @param {Uint8Array} data */
function hashOf(data) {
  return createHash('sha256').update(data).digest();
}
