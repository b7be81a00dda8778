import { spawnSync } from 'node:child_process';

/** Returns why the history of a folder cannot give the dates of all pages, and what to do; nothing if it can. */
export function whyDatesAreMissing(folder: string): string | undefined {
  const { error, status, stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined },
  });
  if (error) return 'git is not installed. Install it, or build elsewhere.';
  if (status !== 0) {
    return 'git reads no history here. Build in a clone with the whole history, which belongs to you.';
  }
  if (stdout.trim() !== 'true') return undefined;
  return 'the clone is shallow. Run `git fetch --unshallow` before the build.';
}
