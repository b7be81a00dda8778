import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { MANIFEST } from '../lib/export/manifest';

/**
 * Why a folder must not be replaced by an export, as one sentence; nothing if it may be. Only an earlier export,
 * an empty folder or nothing at all gives way: whatever else is there belongs to somebody. `to` may be a link to a
 * folder.
 */
export async function targetProblem(to: string, mayWrite = isWritable) {
  const refused = (reason: string) =>
    `The export cannot be written to "${to}", ${reason}. Choose another folder with SITE_OUT.`;
  const target = await targetOf(to);
  if (isInside(await realpath('.'), target)) {
    return refused('because this folder holds the one in which the build runs');
  }
  if (!mayBeMade(target, mayWrite)) return refused('where no folder can be made');
  const stats = await lstat(target).catch(() => undefined);
  if (!stats) return undefined;
  if (!stats.isDirectory()) return refused('which is a file');
  if (existsSync(join(target, '.git'))) return refused('which is a git repository');
  const isForeign = (await readdir(target)).length > 0 && !existsSync(join(target, MANIFEST));
  return isForeign
    ? refused(`which holds files but no ${MANIFEST} of an earlier export`)
    : undefined;
}

/** Puts back the earlier export that a run has moved aside before it was stopped. */
export async function recoverFolder(to: string) {
  const target = await targetOf(to);
  const { earlier } = stepsOf(target);
  if (!existsSync(target) && existsSync(earlier)) await rename(earlier, target);
}

/**
 * Puts a finished export in the place of an earlier one. The new files are complete beside the target
 * before the earlier ones are touched, and those are removed last, so whoever stops this in between
 * leaves one whole site; the next run goes on from there.
 *
 * @param to may be a link to a folder, and on another file system
 * @param copy what brings files to another file system
 */
export async function replaceFolder(from: string, to: string, copy = copyFolder) {
  await recoverFolder(to);
  const problem = await targetProblem(to);
  if (problem) throw new Error(problem);
  const target = await targetOf(to);
  const { next, earlier } = stepsOf(target);
  // An earlier run may have been stopped here.
  await rm(next, { recursive: true, force: true });
  await rm(earlier, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await move(from, next, copy);
  if (existsSync(target)) await rename(target, earlier);
  await rename(next, target);
  await rm(earlier, { recursive: true, force: true }).catch((error) =>
    process.emitWarning(
      `The earlier export cannot be removed; delete "${earlier}": ${error.message}`,
    ),
  );
}

/** Whether a folder can come to a place or be replaced there, in one that exists. */
function mayBeMade(target: string, mayWrite: (folder: string) => boolean) {
  let parent = dirname(target);
  while (!existsSync(parent)) parent = dirname(parent);
  return statSync(parent).isDirectory() && mayWrite(parent);
}

function isWritable(folder: string) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where the new and the earlier files wait beside the target, under names that no other program uses. */
function stepsOf(target: string) {
  const name = (step: string) =>
    join(dirname(target), `.${basename(target)}.${step}-export-of-the-docs`);
  return { next: name('next'), earlier: name('earlier') };
}

/** Whether a path is a folder or lies in it. */
function isInside(path: string, folder: string) {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way);
}

/** Where a path leads, through all links, also when there is nothing yet. */
async function targetOf(path: string): Promise<string> {
  const whole = resolve(path);
  const link = await readlink(whole).catch(() => undefined);
  if (link !== undefined) {
    // Links that lead to each other end here.
    await stat(whole).catch(unlessMissing);
    return targetOf(resolve(dirname(whole), link));
  }
  if (dirname(whole) === whole) return whole;
  return join(await targetOf(dirname(whole)), basename(whole));
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}

function copyFolder(from: string, to: string) {
  return cp(from, to, { recursive: true });
}

async function move(from: string, to: string, copy: typeof copyFolder) {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    try {
      await copy(from, to);
    } catch (failure) {
      // Half of an export only takes the space that may have been missing.
      await rm(to, { recursive: true, force: true });
      throw failure;
    }
    await rm(from, { recursive: true });
  }
}
