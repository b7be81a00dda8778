// @ts-check
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { commandLine } from './command-line.mjs';

// Some registries do not offer the packages of other systems (optional, one for each processor and
// system). npm then leaves them out of the lock files, and `npm ci` fails everywhere. This adds them
// from the packages that name them: `npm run complete-lock`. With `-- --hashes` it also requests the
// missing hashes, for which the registry must offer all packages.

const { values } = commandLine({
  usage: 'npm run complete-lock -- [--hashes]',
  options: { hashes: { type: 'boolean' } },
});

const FILES = ['package-lock.json', 'lab/package-lock.json'];

/** @typedef {{ version: string, integrity?: string, dev?: true, optional?: true, cpu?: string[], os?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */

for (const file of FILES) await complete(file);

/** @param {string} file */
async function complete(file) {
  /** @type {{ packages: Record<string, Entry> }} */
  const lock = JSON.parse(await readFile(file, 'utf8'));
  const { packages } = lock;

  let added = 0;
  for (const { dev, optionalDependencies = {} } of Object.values({ ...packages })) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`;
      if (packages[path] || !/^\d+\.\d+\.\d+/.test(version)) continue;
      packages[path] = { version, ...systemOf(name), ...(dev ? { dev } : {}), optional: true };
      added += 1;
    }
  }

  if (values.hashes) {
    for (const [path, entry] of Object.entries(packages)) {
      if (path !== '' && !entry.integrity) Object.assign(entry, hashOf(path, entry.version));
    }
  }

  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  const unchecked = sorted.filter(([path, { integrity }]) => path !== '' && !integrity).length;
  console.log(
    `${added} packages of other systems were added to ${file}; ${unchecked} packages have no hash.`,
  );
}

/**
 * @param {string} path `node_modules/@next/swc-darwin-arm64`
 * @param {string} version
 * @returns {{ integrity?: string }} nothing where the registry does not know the package
 */
function hashOf(path, version) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const args = ['view', `${name}@${version}`, 'dist.integrity'];
  const { stdout } = spawnSync('npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout?.startsWith('sha512-') ? { integrity: stdout.trim() } : {};
}

/**
 * Returns the system and processor that a package is named after.
 * @param {string} name `@next/swc-darwin-arm64`
 */
function systemOf(name) {
  const [os] =
    /\b(aix|android|darwin|freebsd|linux|openbsd|openharmony|win32|windows)\b/.exec(name) ?? [];
  const [cpu] = /\b(arm|arm64|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64)\b/.exec(name) ?? [];
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os.replace('windows', 'win32')] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
}
