// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Keeps a second build out of this folder, where both would write the same files.
 * @param {string} file
 */
export function lockBuild(file) {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(
        `Another build (process ${owner}) is running in this folder. Wait until it has finished. If no build is running, delete ${file}.`,
      );
    }
    writeFileSync(file, String(process.pid));
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/**
 * @param {number} pid of a build that may have been stopped without removing its file, or before it had
 *   written its number; in a container it may be the number that this build has now
 */
function isRunning(pid) {
  // Other numbers stand for groups of processes.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be reached, but it is there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
