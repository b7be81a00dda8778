import { existsSync, statfsSync } from 'node:fs';

/** What to do where a file cannot be written, by the code of the error. */
const ADVICE: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free 1 GB, which a build needs with its cache, and build again.',
  EDQUOT: 'Your share of the disk is full. Free 1 GB, which a build needs with its cache.',
  EROFS: 'The disk is read-only. Build in a copy of the project on another one.',
  EACCES: 'Change the rights of its folder, or build in a copy of the project.',
  EPERM: 'Change the rights of its folder, or build in a copy of the project.',
  EMFILE: 'Too many files are open. Raise the limit with `ulimit -n 4096`.',
  EIO: 'The disk is damaged or was removed. Build on another one.',
};

/** With less space than this, a step of the build has probably failed for lack of it. */
const FULL_BYTES = 10e6;

/**
 * Why a build could not write its files, and what has become of the earlier export, in sentences;
 * nothing where the error has another reason. `out` is the folder of the export.
 */
export function writeFailure(error: unknown, out: string): string | undefined {
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const advice = ADVICE[code];
  if (advice === undefined) return undefined;
  const file = dest ?? path;
  const what =
    file === undefined ? 'The export could not be written.' : `"${file}" could not be written.`;
  return `${what} ${advice} ${stateOf(out)}`;
}

/** The same for a step of the build that has failed with an error of its own; nothing where there is space left. */
export function spaceFailure(out: string, freeBytes = spaceLeft()): string | undefined {
  return freeBytes < FULL_BYTES ? `${ADVICE.ENOSPC} ${stateOf(out)}` : undefined;
}

function spaceLeft() {
  const { bavail, bsize } = statfsSync('.');
  return bavail * bsize;
}

function stateOf(out: string) {
  return existsSync(out)
    ? `The earlier export in "${out}" is unchanged.`
    : `Nothing was written to "${out}".`;
}
