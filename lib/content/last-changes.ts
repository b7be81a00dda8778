import 'server-only';
import { execFile, spawn } from 'node:child_process';

/** Settings of a person or machine that would change what git prints. */
const PLAIN_OUTPUT = ['diff.relative=false', 'log.follow=false', 'log.showSignature=false'].flatMap(
  (setting) => ['-c', setting],
);

/**
 * When each of some files was changed last: the author's date of the newest commit that touched it,
 * as `git log -1 --format=%aI` prints it. `folder` is where the files lie, `files` are paths in it.
 *
 * A file is left out when its date is not known: without git, outside of a repository, never
 * committed, or last changed in what a shallow clone has not fetched.
 */
export async function lastChanges(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const changes = new Map<string, string>();
  const repository = await repositoryOf(folder);
  if (!repository) return changes;

  const { prefix, isShallow } = repository;
  const wanted = new Set(files.map((file) => prefix + file));
  for await (const { date, hasParents, status, path } of readLog(folder)) {
    if (!wanted.delete(path)) continue;
    // At its edge a shallow clone shows every file as new. What was deleted last lies here again
    // without having been committed.
    const isKnown = date !== '' && (hasParents || !isShallow) && !status.includes('D');
    if (isKnown) changes.set(path.slice(prefix.length), date);
    if (wanted.size === 0) break;
  }
  return changes;
}

/** What one commit did to one file. */
type Change = { date: string; hasParents: boolean; status: string; path: string };

const HEADER = '@';

/** Every change under a folder, newest first; `path` is seen from the top of the repository. */
async function* readLog(folder: string): AsyncGenerator<Change> {
  const log = streamGit(folder, [
    'log',
    '-z',
    `--format=${HEADER}%aI %P`,
    '--name-status',
    '--no-renames',
    // Of a merge, the files in which it differs from all that it has merged.
    '-c',
    '--',
    '.',
  ]);
  let commit = { date: '', hasParents: false };
  let status: string | undefined;
  for await (const part of log) {
    if (status !== undefined) {
      yield { ...commit, status, path: part };
      status = undefined;
      continue;
    }
    // Between a commit and its files git puts a line break or, at merges, nothing.
    const text = part.trimStart();
    if (text.startsWith(HEADER)) {
      const [date = '', ...parents] = text.slice(HEADER.length).trimEnd().split(' ');
      commit = { date, hasParents: parents.length > 0 };
    } else if (text !== '') {
      status = text;
    }
  }
}

/** Where a folder lies in its repository (`docs/`, or nothing at the top), and how much is known. */
type Repository = { prefix: string; isShallow: boolean };

function repositoryOf(folder: string): Promise<Repository | undefined> {
  return new Promise((resolve) => {
    const args = ['rev-parse', '--is-shallow-repository', '--show-prefix'];
    execFile('git', args, { cwd: folder, env: environment() }, (error, output) => {
      const [isShallow, prefix = ''] = output.split('\n');
      resolve(error ? undefined : { prefix, isShallow: isShallow === 'true' });
    });
  });
}

/**
 * Runs git and gives what it prints, cut at NUL characters, while it is still at work; a long
 * history never lies in memory. Who breaks off ends it. Where git fails, the output just ends.
 */
async function* streamGit(folder: string, args: readonly string[]): AsyncGenerator<string> {
  const git = spawn('git', [...PLAIN_OUTPUT, ...args], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Without a listener it would be thrown; the output ends by itself.
  git.once('error', () => undefined);
  try {
    let rest = '';
    for await (const text of git.stdout.setEncoding('utf8')) {
      const parts = (rest + text).split('\0');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } finally {
    git.kill();
  }
}

/** Inside a hook these variables name the repository of the hook, whatever the folder is. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined };
}
