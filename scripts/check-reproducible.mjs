// @ts-check
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';

// Builds the site once more, in another folder and another time zone, and compares the result with
// out/ byte by byte. What differs would make every deployment change every page. The same build
// shows that each page of the content is read only once.

const ELSEWHERE = '.tmp/elsewhere';

/** What tools make, or keep for themselves. */
const MADE =
  /^(\.git|\.next|\.swc|\.tmp|node_modules|out|out-.*|test-results|playwright-report|coverage|.*\.tsbuildinfo)$/;

await rm(ELSEWHERE, { recursive: true, force: true });
const project = join(ELSEWHERE, 'repository', cloneHistory());
await mkdir(project, { recursive: true });
for (const name of await readdir('.')) {
  if (!MADE.test(name)) await cp(name, join(project, name), { recursive: true });
}
await linkFolder('node_modules', join(project, 'node_modules'));

const env = {
  ...process.env,
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'C',
  NODE_OPTIONS: '--require ./scripts/count-reads.cjs',
  READ_LOG: resolve(ELSEWHERE, 'reads.txt'),
};
const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, env });
if (build.status !== 0) {
  console.error(`${build.stdout}\n${build.stderr}`);
  throw new Error('The second build failed.');
}

const first = await hashes('out');
const second = await hashes(join(project, 'out'));
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (path) => first.get(path) !== second.get(path),
);
if (differing.length > 0) {
  console.error(differing.slice(0, 20).join('\n'));
  throw new Error(`${differing.length} of ${first.size} files differ between two builds.`);
}

const reads = (await readFile(env.READ_LOG, 'utf8')).trim().split('\n');
// The build id is a hash of all files, so it asks for each of them, too, by a relative path.
const pages = reads.filter((path) => isAbsolute(path));
const again = pages.filter((path, index) => pages.indexOf(path) !== index);
if (pages.length === 0 || again.length > 0) {
  throw new Error(`${pages.length} pages were read, ${again.length} of them more than once.`);
}
await rm(ELSEWHERE, { recursive: true });
console.log(
  `${first.size} files are the same in two folders and two time zones; ${pages.length} pages were read once.`,
);

/**
 * Gives the copy the history that the dates of the pages are read from: a clone of its own, since
 * for the repository around it the copy lies in an ignored folder. Where there is none, neither
 * build has dates.
 *
 * @returns {string} the path of this folder inside the repository
 */
function cloneHistory() {
  const question = ['rev-parse', '--show-toplevel', '--show-prefix'];
  const { status, stdout } = spawnSync('git', question, { encoding: 'utf8' });
  if (status !== 0) return '';
  const [repository = '', prefix = ''] = stdout.split('\n');
  const copy = join(ELSEWHERE, 'repository');
  const clone = ['clone', '--quiet', '--no-checkout', '--shared', repository, copy];
  const cloned = spawnSync('git', clone, { encoding: 'utf8' });
  if (cloned.status !== 0) throw new Error(`The history cannot be copied.\n${cloned.stderr}`);
  return prefix;
}

/** @param {string} from @param {string} to */
async function linkFolder(from, to) {
  // Hard links take no room; where they cannot be had, the files are copied.
  const { status } = spawnSync('cp', ['-al', from, to]);
  if (status !== 0) await cp(from, to, { recursive: true });
}

/** @param {string} root @returns {Promise<Map<string, string>>} */
async function hashes(root) {
  const paths = await readdir(root, { recursive: true, withFileTypes: true });
  const files = paths.filter((entry) => entry.isFile());
  const pairs = await Promise.all(
    files.map(async ({ parentPath, path, name }) => {
      const file = join(parentPath ?? path, name);
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      return /** @type {const} */ ([file.slice(root.length + 1), hash]);
    }),
  );
  return new Map(pairs);
}
