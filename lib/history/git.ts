import 'server-only';
import { execFile, spawn } from 'node:child_process';

/** Settings of a person or machine that would change what git prints. */
const PLAIN_OUTPUT = ['diff.relative=false', 'log.follow=false', 'log.showSignature=false'].flatMap(
  (setting) => ['-c', setting],
);

/** Where a folder lies in its repository (`docs/`, or nothing at the top), and how much is known. */
export type Repository = { prefix: string; isShallow: boolean };

export function repositoryOf(folder: string): Promise<Repository | undefined> {
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
export async function* streamGit(folder: string, args: readonly string[]): AsyncGenerator<string> {
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
