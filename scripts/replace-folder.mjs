// @ts-check
import { cp, lstat, mkdir, readlink, realpath, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Puts a finished folder in the place of an earlier one. The new files are complete beside the target
 * before the earlier ones are touched, and those are removed last, so whoever stops this in between
 * leaves one whole site.
 * @param {string} from
 * @param {string} to may be a link to a folder, and on another file system
 */
export async function replaceFolder(from, to) {
  const target = await targetOf(to);
  const [next, earlier] = [`${target}.new`, `${target}.old`];
  // An earlier run may have been stopped here.
  await rm(next, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await move(from, next);
  if (await lstat(target).catch(() => undefined)) {
    await rm(earlier, { recursive: true, force: true });
    await rename(target, earlier);
  }
  await rename(next, target);
  await rm(earlier, { recursive: true, force: true });
}

/** @param {string} path where a link leads, also when there is nothing yet */
async function targetOf(path) {
  const link = await readlink(path).catch(() => undefined);
  if (link === undefined) return resolve(path);
  return realpath(path).catch(() => resolve(dirname(path), link));
}

/** @param {string} from @param {string} to */
async function move(from, to) {
  try {
    await rename(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
}
