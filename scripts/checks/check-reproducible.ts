import { execFileSync, spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashesOf } from '../../lib/export/manifest';
import { filesUnder } from '../../lib/files/list-files';
import { commandLine, fail, wholeNumber } from '../command-line.mjs';

// Builds the site again without a cache, in another folder, another time zone and with another number of
// processes, and compares the result with out/ byte by byte: what differs would change with every deployment.
// `npm run test:reproducible -- 1 4 8` builds with one, four and eight processes.

const { positionals } = commandLine({
  usage: 'npm run test:reproducible -- [1 4 8]',
  most: Number.POSITIVE_INFINITY,
});
// Two by default: a machine with two cores has one process for pages, larger ones have more than two.
const counts = (positionals.length > 0 ? positionals : ['2']).map((text) =>
  wholeNumber('A number of processes', text),
);

const CLONE = '.tmp/elsewhere';
await rm(CLONE, { recursive: true, force: true });
// The dates of the pages come from the history. This folder may be one of a larger repository.
const [repository = '', prefix = ''] = git('rev-parse', '--show-toplevel', '--show-prefix');
git('clone', '--quiet', '--no-checkout', '--shared', repository, CLONE);
const project = join(CLONE, prefix);
for (const path of git('ls-files', '--cached', '--others', '--exclude-standard', '--', ':!lab')) {
  // A file may be deleted and not yet committed.
  await cp(path, join(project, path)).catch(() => {});
}
// Hard links take no room; where they are impossible, the files are copied.
if (spawnSync('cp', ['-al', 'node_modules', project]).status !== 0) {
  await cp('node_modules', join(project, 'node_modules'), { recursive: true });
}

const expected = await hashesOf('out', filesUnder('out'));
const built = join(project, 'out');
for (const workers of counts) {
  await rm(join(project, '.next'), { recursive: true, force: true });
  build(workers);
  const rebuilt = await hashesOf(built, filesUnder(built));
  const paths = Object.keys({ ...expected, ...rebuilt });
  const different = paths.filter((path) => expected[path]?.sha256 !== rebuilt[path]?.sha256);
  if (different.length > 0) {
    console.error(different.slice(0, 20).join('\n'));
    fail(`${different.length} files differ, built by ${workers} workers.`);
  }
  console.log(`Built by ${workers} workers, all ${paths.length} files are the same.`);
}
await rm(CLONE, { recursive: true });

function build(workers: number) {
  const env = {
    ...process.env,
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'C',
    // Next takes this for the number of cores and leaves one of them to itself.
    CIRCLE_NODE_TOTAL: String(workers + 1),
  };
  const { status, stdout, stderr } = spawnSync('npm run build', {
    cwd: project,
    env,
    encoding: 'utf8',
    shell: true,
  });
  if (status !== 0) fail(`${stdout}\n${stderr}\nThe build with ${workers} workers failed.`);
}

function git(...args: string[]) {
  return execFileSync('git', ['-c', 'core.quotePath=off', ...args], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');
}
