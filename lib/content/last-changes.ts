import 'server-only';
import { execFile } from 'node:child_process';
import { oncePerProcess } from './memoize';
import { CONTENT_FOLDER } from './source-files';

const REPOSITORY = ['rev-parse', '--is-shallow-repository', '--show-prefix'];

/** Begins each commit; no name of a file has such a character. */
const COMMIT = '\x01';

/** Every change under a folder, newest first. */
const LOG = [
  // Settings of a person or machine would change what git prints.
  ...['-c', 'diff.relative=false', '-c', 'log.follow=false', '-c', 'log.showSignature=false'],
  ...['log', '-z', `--format=${COMMIT}%aI %P`, '--name-only', '--no-renames'],
  // Of a merge, the files in which it differs from all that it has merged.
  ...['-c', '--', '.'],
];

/**
 * Returns the last change of each file in a folder, by its path there: the author's date of the newest commit that
 * touched it, as `git log -1 --format=%aI` prints it.
 *
 * A file has no date without git, outside of a repository, if it was never committed, or if it was last changed in a
 * commit that a shallow clone has not fetched.
 */
export async function lastChanges(folder: string) {
  const changes = new Map<string, string | undefined>();
  // The path of the folder in its repository: `docs/`, or nothing at the top.
  const [isShallow, prefix = ''] = (await git(folder, REPOSITORY)).split('\n');
  for (const commit of (await git(folder, LOG)).split(COMMIT).slice(1)) {
    const [header = '', ...paths] = commit.split('\0').filter((field) => field !== '');
    const [date = '', ...parents] = header.trimEnd().split(' ');
    // At its edge a shallow clone lists every file as new.
    const hasDate = date !== '' && (parents.length > 0 || isShallow === 'false');
    // Git begins the paths with a line break or, at merges, with nothing.
    for (const path of paths.map((name) => name.replace(/^\n/, '').slice(prefix.length))) {
      if (!changes.has(path)) changes.set(path, hasDate ? date : undefined);
    }
  }
  return changes;
}

/** The last changes of all pages, also for the preview: a commit made meanwhile shows after the next start. */
export const changesOfPages = oncePerProcess('last changes', () => lastChanges(CONTENT_FOLDER));

export type Changes = Awaited<ReturnType<typeof lastChanges>>;

/** Returns the output of git in a folder, up to its failure. */
function git(folder: string, args: readonly string[]): Promise<string> {
  // Inside a hook these variables name the repository of the hook, whatever the folder is.
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined };
  const options = { cwd: folder, env, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve) => {
    execFile('git', args, options, (_, output) => resolve(output));
  });
}
