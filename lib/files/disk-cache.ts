import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { filesUnder } from './list-files';
import { sha256 } from './sha256';

// Stores what a build makes from its input alone. Deleting the folder is always safe.

const FOLDER = '.next/cache/site';

type Cache<T> = {
  (input: unknown, make: () => Promise<T>): Promise<T> | T;
  (input: unknown, make: () => T): T;
};

/**
 * Returns a function that makes something once for each input and reads it from disk afterwards, in later builds too.
 * The result must be plain data that depends only on the input (in JSON), the code in lib/ and the installed
 * packages. `kind` names a folder. Tests store nothing unless their run has set `SITE_CODE_VERSION`.
 *
 * Call this in the module that makes the data: the preview loads that module again when its code changes, and only
 * then hashes the code again.
 */
export function diskCache<T>(
  kind: string,
  root: string = process.env.NODE_ENV === 'test' && !process.env.SITE_CODE_VERSION ? '' : FOLDER,
): Cache<T> {
  if (root === '') return ((_, make) => make()) as Cache<T>;
  const folder = join(root, codeVersion(), kind);
  return ((input: unknown, make: () => T | Promise<T>) => {
    const file = join(folder, sha256(JSON.stringify(input)));
    const stored = read(file);
    if (stored) return stored.value;
    const made = make();
    return made instanceof Promise ? made.then((value) => store(file, value)) : store(file, made);
  }) as Cache<T>;

  function read(file: string) {
    try {
      const value: T = deserialize(readFileSync(file));
      return { value };
    } catch {
      // It is missing, or of an interrupted write.
      return undefined;
    }
  }

  function store(file: string, value: T) {
    try {
      mkdirSync(folder, { recursive: true });
      // Other processes may write or read the same entry, so it appears at once and as a whole.
      const temporary = `${file}.${randomUUID()}`;
      writeFileSync(temporary, serialize(value));
      renameSync(temporary, file);
    } catch {
      // On a full disk, the next build takes longer.
    }
    return value;
  }
}

/** Hashes the code in the first process of a build for all others. While the preview runs, the code may change. */
export function codeVersion(): string {
  const { SITE_CODE_VERSION, NODE_ENV } = process.env;
  if (SITE_CODE_VERSION !== undefined) return SITE_CODE_VERSION;
  const files = filesUnder('lib').filter((path) => !/\.test\.tsx?$/.test(path));
  const hash = createHash('sha256').update(process.version);
  for (const file of ['package-lock.json', ...files.map((path) => join('lib', path))]) {
    hash.update(file).update(readFileSync(file));
  }
  const version = hash.digest('hex').slice(0, 16);
  if (NODE_ENV !== 'development') process.env.SITE_CODE_VERSION = version;
  return version;
}

/** Deletes what other code has stored, which no build reads any more. */
export function removeStaleEntries(root: string = FOLDER) {
  const versions = existsSync(root) ? readdirSync(root) : [];
  for (const version of versions.filter((name) => name !== codeVersion())) {
    rmSync(join(root, version), { recursive: true, force: true });
  }
}
