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
import { filesUnder, isGeneratedFolder } from './list-files';

// What a build makes from its input alone is kept on disk and found again by a hash of the input.
// Deleting the folder is always safe, and a build without it only takes longer.

const FOLDER = '.next/cache/site';
const MAX_BYTES = 300e6;
const HASH_BYTES = 32;

type Cache<T> = {
  (input: unknown, make: () => Promise<T>): Promise<T> | T;
  (input: unknown, make: () => T): T;
};

/**
 * Returns a function that makes something once for each input and reads it from disk afterwards, in
 * later builds too. What is made must be plain data that depends on nothing but the input (in JSON),
 * the code in lib/ and the installed packages. `kind` names a folder. Tests make it each time, unless their run
 * has said what the code is.
 *
 * Call this in the module that makes the data: the preview loads that module again when its code
 * changes, and only then looks at the code again.
 */
export function diskCache<T>(
  kind: string,
  root: string = process.env.NODE_ENV === 'test' && !process.env.SITE_CODE_VERSION ? '' : FOLDER,
): Cache<T> {
  if (root === '') return ((_, make) => make()) as Cache<T>;
  const folder = join(root, kind);
  unlessUnwritable(() => mkdirSync(folder, { recursive: true }));
  const version = codeVersion();
  return ((input: unknown, make: () => T | Promise<T>) => {
    const key = createHash('sha256').update(version).update(JSON.stringify(input)).digest('hex');
    const file = join(folder, key);
    const entry = readEntry(file);
    if (entry) return entry.value as T;
    const made = make();
    if (made instanceof Promise) return made.then((value) => writeEntry(file, value));
    return writeEntry(file, made);
  }) as Cache<T>;
}

/**
 * Deletes entries that no build has used for the longest time, until the others are small enough. Those used
 * after a time in milliseconds always stay.
 */
export function pruneDiskCache(
  since: number,
  { root = FOLDER, maxBytes = MAX_BYTES }: { root?: string; maxBytes?: number } = {},
) {
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
export function codeVersion(): string {
  const known = process.env.SITE_CODE_VERSION;
  if (known !== undefined) return known;
  const version = `${process.version} ${hashFiles(['lib', 'package-lock.json'])}`;
  if (process.env.NODE_ENV !== 'development') process.env.SITE_CODE_VERSION = version;
  return version;
}

/** An entry; nothing if it is missing or damaged. */
function readEntry(file: string): { value: unknown } | undefined {
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

/** Another process may write the same entry, so it takes its place as a whole. */
function writeEntry<T>(file: string, value: T): T {
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
 */
function unlessUnwritable(change: () => void) {
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

function hashOf(data: Uint8Array) {
  return createHash('sha256').update(data).digest();
}

/** Tests, which nothing is made from. */
const TEST = /\.test\.tsx?$/;

/** A hash of files and of all files in folders, with their paths, but for tests. It changes when one of them does. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(sourcesAt)) {
    hash.update(file);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function sourcesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const files = filesUnder(path, { isLeftOut: isGeneratedFolder });
  return files.filter((file) => !TEST.test(file)).map((file) => join(path, file));
}
