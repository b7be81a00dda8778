// @ts-check
import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// Builds sites of several sizes and prints what each costs: CPU seconds and peak memory of the
// whole build, which the load of the machine does not change as it changes the time. Linux only,
// since both are read from /proc. `npm run bench:build -- 43 200 1000`

const CONTENT = '.tmp/bench-content';
const OUT = 'out-bench';
const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 200;

const sizes = process.argv.slice(2).map(Number);
for (const size of sizes.length > 0 ? sizes : [43, 200, 1000]) {
  const pages = await writeContent(size);
  await rm('.next', { recursive: true, force: true });
  for (const cache of ['cold', 'warm']) {
    const { cpu, memory } = await measureBuild();
    console.log(`${pages} pages, ${cache}: ${cpu.toFixed(1)} CPU s, ${memory} MB at the peak`);
  }
}
await rm(CONTENT, { recursive: true });
await rm(OUT, { recursive: true });

/**
 * The site's own pages and as many copies of them as are needed, each set a section of its own.
 * @param {number} size
 */
async function writeContent(size) {
  await rm(CONTENT, { recursive: true, force: true });
  await cp('content', CONTENT, { recursive: true });
  const files = (await readdir('content', { recursive: true })).filter((file) =>
    /\.mdx?$/.test(file),
  );
  const copied = files.filter((file) => file !== 'index.md');
  const missing = Math.max(0, size - files.length);
  for (let index = 0; index < missing; index++) {
    const file = copied[index % copied.length] ?? '';
    const text = await readFile(join('content', file), 'utf8');
    const path = join(CONTENT, `set-${Math.floor(index / copied.length) + 1}`, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text.replace(/^slug: .*\n/m, ''));
  }
  return files.length + missing;
}

/** @returns {Promise<{ cpu: number, memory: number }>} */
async function measureBuild() {
  const before = await childSeconds();
  const build = spawn(process.execPath, ['scripts/build.mjs'], {
    env: { ...process.env, SITE_CONTENT: CONTENT, SITE_OUT: OUT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const sampling = setInterval(async () => {
    memory = Math.max(memory, await treeMemory(build.pid ?? 0));
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => build.once('exit', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  return { cpu: (await childSeconds()) - before, memory };
}

/** CPU seconds of all processes that this one has started and waited for, and of theirs. */
async function childSeconds() {
  const fields = (await readFile('/proc/self/stat', 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/**
 * The memory of a process and all below it, in MB.
 * @param {number} root
 */
async function treeMemory(root) {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const processes = await Promise.all(ids.map(readProcess));
  const family = new Set([root]);
  // Children have higher ids than their parents, unless the ids have wrapped around.
  let kilobytes = 0;
  for (const { id, parent, resident } of processes.sort((a, b) => a.id - b.id)) {
    if (!family.has(id) && !family.has(parent)) continue;
    family.add(id);
    kilobytes += resident;
  }
  return Math.round(kilobytes / 1024);
}

/** @param {string} id */
async function readProcess(id) {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  const number = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { id: Number(id), parent: number('PPid'), resident: number('VmRSS') };
}
