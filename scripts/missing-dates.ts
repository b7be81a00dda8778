import { spawnSync } from 'node:child_process';

/** Why the history of a folder cannot give the dates of all pages, and what to do; nothing if it can. */
export function whyDatesAreMissing(folder: string): string | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, LC_ALL: 'C' },
    });
  const { error, status, stdout, stderr } = git('rev-parse', '--is-shallow-repository');
  if (error) return 'git is not installed. Install it, or build elsewhere.';
  if (status === 0 && stdout.trim() === 'true') {
    return 'the clone is shallow. Run `git fetch --unshallow` before the build.';
  }
  if (status === 0) {
    return git('rev-parse', '--verify', 'HEAD').status === 0
      ? undefined
      : 'this repository has no commit yet. Commit the content before the build.';
  }
  return /dubious ownership/.test(stderr)
    ? `git does not trust this folder, which belongs to another user. Run \`git config --global --add safe.directory '${process.cwd()}'\`.`
    : 'this folder is in no git repository. Build in a clone with the whole history.';
}
