import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
} from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { MANIFEST } from '../lib/export/manifest';
import { filesUnder } from '../lib/files/list-files';

/** Folders whose files the build reads. */
const SOURCES = ['content', 'public', 'examples'];

/**
 * Returns why a folder must not be replaced by an export; nothing if it may be. Only an earlier export, an empty folder or nothing
 * at all is replaced: other files belong to somebody, also those that were added to an export.
 */
export function targetProblem(to: string): string | undefined {
  const target = targetOf(to);
  const refused = (reason: string) =>
    `The export cannot be written to "${to}", ${reason}. Choose another folder with SITE_OUT.`;
  const source = SOURCES.find((folder) => target.startsWith(resolve(folder) + sep));
  if (source) return refused(`which lies in "${source}/", which the build reads`);
  if (!existsSync(target)) return undefined;
  if (!statSync(target).isDirectory()) return refused('which is a file');
  if (existsSync(join(target, '.git'))) return refused('which is a git repository');
  if (readdirSync(target).length === 0) return undefined;
  const listed = listedFiles(target);
  if (!listed) return refused(`which holds files but no ${MANIFEST} of an earlier export`);
  const [first, ...others] = filesUnder(target).filter((path) => !isOfExport(path, listed));
  if (first === undefined) return undefined;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `The export would delete "${join(to, first)}"${more}, which the earlier one did not write. Move it to "public/", whose files are published, or delete it.`;
}

/** Files that systems leave in every folder they show. */
const OF_SYSTEMS = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

function isOfExport(path: string, listed: object): boolean {
  return path === MANIFEST || OF_SYSTEMS.test(path) || path.replace(/\.(br|gz)$/, '') in listed;
}

/** The files that an export lists, by path; nothing if there is no list. */
function listedFiles(target: string): object | undefined {
  try {
    return JSON.parse(readFileSync(join(target, MANIFEST), 'utf8')).files;
  } catch {
    return undefined;
  }
}

/** Puts back the earlier export if a build was stopped after it had moved it aside. */
export function recoverFolder(to: string) {
  const target = targetOf(to);
  if (!existsSync(target) && existsSync(asideOf(to))) renameSync(asideOf(to), target);
}

/**
 * Replaces an earlier export by a finished one. On another file system and in a mount point, where a folder cannot be
 * renamed, the files are copied over the earlier ones, and those that the new export lacks are removed last.
 */
export async function replaceFolder(from: string, to: string) {
  const problem = targetProblem(to);
  if (problem) throw new Error(problem);
  const target = targetOf(to);
  const aside = asideOf(to);
  await rm(aside, { recursive: true, force: true });
  for (const folder of [aside, target]) await mkdir(dirname(folder), { recursive: true });
  try {
    if (existsSync(target)) await rename(target, aside);
    await rename(from, target);
  } catch (error) {
    recoverFolder(to);
    if (!/^(?:EXDEV|EBUSY)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
    // First the file by which the next build knows its folder, if this one is stopped here.
    for (const path of [MANIFEST, '']) {
      await cp(join(from, path), join(target, path), { recursive: true });
    }
    const stale = filesUnder(target).filter((path) => !existsSync(join(from, path)));
    for (const path of stale) await rm(join(target, path));
  }
  await rm(aside, { recursive: true, force: true });
}

/** A link stays, and its folder is replaced. */
function targetOf(to: string) {
  const isLink = lstatSync(to, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? resolve(dirname(to), readlinkSync(to)) : resolve(to);
}

/** The path of the earlier export until the new one is in its place. */
function asideOf(to: string) {
  return join('.tmp/earlier', basename(resolve(to)));
}
