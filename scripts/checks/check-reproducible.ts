import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { marksOf } from '../../lib/export/manifest';
import { filesUnder } from '../../lib/files/list-files';
import { commandLine, wholeNumber } from '../command-line.mjs';

// Builds the site again without a cache, in another folder, another time zone and with another number of
// processes, and compares the result with out/ byte by byte: what differs would change with every deployment.
// `npm run test:reproducible -- 1 4 8` builds with one, four and eight processes.

const { positionals } = commandLine({
  usage: 'npm run test:reproducible -- [1 4 8]',
  most: Number.POSITIVE_INFINITY,
});
const counts = positionals.map((text) => wholeNumber('A number of processes', text));

const ELSEWHERE = '.tmp/elsewhere';

/** Files that a build does not read. */
const UNREAD =
  /^(lab|\.git|\.next|\.swc|\.tmp|node_modules|out|out-.*|test-results|playwright-report|coverage|.*\.tsbuildinfo)$/;

await rm(ELSEWHERE, { recursive: true, force: true });
const project = join(ELSEWHERE, 'repository', cloneHistory());
await mkdir(project, { recursive: true });
for (const name of await readdir('.')) {
  if (!UNREAD.test(name)) await cp(name, join(project, name), { recursive: true });
}
await linkFolder('node_modules', join(project, 'node_modules'));

const expected = await marksOf('out', filesUnder('out'));
const built = join(project, 'out');
// Two here: a machine with two cores has one process for pages, larger ones have more than two.
for (const workers of counts.length > 0 ? counts : [2]) {
  await rm(join(project, '.next'), { recursive: true, force: true });
  buildWith(workers);
  const { length } = compare(await marksOf(built, filesUnder(built)), `${workers} workers`);
  console.log(`Built by ${workers} workers, all ${length} files are the same.`);
}
await rm(ELSEWHERE, { recursive: true });

function buildWith(workers: number) {
  const env = {
    ...process.env,
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'C',
    // Next takes this for the number of cores and leaves one of them to itself.
    CIRCLE_NODE_TOTAL: String(workers + 1),
  };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: project,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(`${stdout}\n${stderr}`);
  throw new Error(`The build with ${workers} workers failed.`);
}

/** Compares a build with out/; `how` says how it was made. */
function compare(rebuilt: typeof expected, how: string): string[] {
  const paths = Object.keys({ ...expected, ...rebuilt });
  const differing = paths.filter((path) => expected[path]?.sha256 !== rebuilt[path]?.sha256);
  if (differing.length === 0) return paths;
  console.error(differing.slice(0, 20).join('\n'));
  throw new Error(`${differing.length} files differ, built by ${how}.`);
}

/**
 * Gives the copy the history that the dates of the pages come from: a clone of its own, since for the
 * repository around it the copy is an ignored folder. Without a history neither build has dates.
 *
 * @returns the path of this folder inside the repository
 */
function cloneHistory(): string {
  const question = ['rev-parse', '--show-toplevel', '--show-prefix'];
  const { status, stdout } = spawnSync('git', question, { encoding: 'utf8' });
  if (status !== 0) return '';
  const [repository = '', prefix = ''] = stdout.split('\n');
  const copy = join(ELSEWHERE, 'repository');
  const clone = ['clone', '--quiet', '--no-checkout', '--shared', repository, copy];
  const cloned = spawnSync('git', clone, { encoding: 'utf8' });
  if (cloned.status !== 0) throw new Error(`The history cannot be cloned.\n${cloned.stderr}`);
  return prefix;
}

async function linkFolder(from: string, to: string) {
  // Hard links take no room; where they are impossible, the files are copied.
  const { status } = spawnSync('cp', ['-al', from, to]);
  if (status !== 0) await cp(from, to, { recursive: true });
}
