// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';

// Builds the site once more, in another folder and another time zone, and compares the result with
// out/ byte by byte. What differs would make every deployment change every page. The same build
// shows that each page of the content is read only once.

const ELSEWHERE = '.tmp/elsewhere/project';

await rm(ELSEWHERE, { recursive: true, force: true });
for (const file of projectFiles()) {
  await mkdir(dirname(join(ELSEWHERE, file)), { recursive: true });
  await cp(file, join(ELSEWHERE, file));
}
await linkFolder('node_modules', join(ELSEWHERE, 'node_modules'));

const env = {
  ...process.env,
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'C',
  NODE_OPTIONS: '--require ./scripts/count-reads.cjs',
  READ_LOG: resolve('.tmp/elsewhere/reads.txt'),
};
const build = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: ELSEWHERE, env });
if (build.status !== 0) {
  console.error(`${build.stdout}\n${build.stderr}`);
  throw new Error('The second build failed.');
}

const first = await hashes('out');
const second = await hashes(join(ELSEWHERE, 'out'));
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
await rm('.tmp/elsewhere', { recursive: true });
console.log(
  `${first.size} files are the same in two folders and two time zones; ${pages.length} pages were read once.`,
);

/** What git tracks, and what it would: the state that is being worked on. */
function projectFiles() {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  return list.split('\0').filter(Boolean);
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
