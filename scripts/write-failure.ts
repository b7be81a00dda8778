import { existsSync, statfsSync } from 'node:fs';

const FULL = 'The disk is full. Free 1 GB, which a build needs with its cache, and build again.';

/** With less space than this, a step of the build has probably failed for lack of it. */
const FULL_BYTES = 10e6;

/**
 * Why a build could not write its files, and what has become of the earlier export, in sentences;
 * nothing where the error has another reason. `out` is the folder of the export.
 */
export function writeFailure(error: unknown, out: string): string | undefined {
  const { code = '', path, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  if (/^(?:ENOSPC|EDQUOT)$/.test(code)) return `${FULL} ${stateOf(out)}`;
  if (!/^(?:EACCES|EPERM|EROFS)$/.test(code)) return undefined;
  return `The build cannot write to "${dest ?? out}". Change the rights of its folder, or build in a copy of the project. ${stateOf(out)}`;
}

/** The same for a step of the build that has failed with an error of its own; nothing where there is space left. */
export function spaceFailure(out: string, freeBytes = spaceLeft()): string | undefined {
  return freeBytes < FULL_BYTES ? `${FULL} ${stateOf(out)}` : undefined;
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
