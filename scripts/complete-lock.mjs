// @ts-check
import { readFile, writeFile } from 'node:fs/promises';

// npm writes the packages of other systems (optional, one for each processor and system) into
// package-lock.json only where it can look all of them up. What is missing then makes `npm ci` fail
// everywhere. This adds them from what the packages that want them say: `npm run complete-lock`.

const FILE = 'package-lock.json';
const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openbsd', 'openharmony', 'win32'];

/** @typedef {{ version: string, dev?: true, optional?: true, cpu?: string[], os?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry */

/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(await readFile(FILE, 'utf8'));
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

const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
await writeFile(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other systems were added to ${FILE}.`);

/**
 * The system and processor that such a package is named after.
 * @param {string} name `@next/swc-darwin-arm64`
 */
function systemOf(name) {
  const parts = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => parts.includes(system));
  const processors = [
    'arm',
    'arm64',
    'ia32',
    'loong64',
    'ppc64',
    'riscv64',
    's390x',
    'x64',
    'wasm32',
  ];
  const cpu = processors.find((processor) => parts.includes(processor));
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(libc ? { libc: [libc] } : {}),
  };
}
