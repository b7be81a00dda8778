import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the exported site is made of. */
const SOURCES = [
  'app',
  'components',
  'content',
  'examples',
  'lib',
  'public',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
  'site.config.ts',
];

/** Folders in the examples that hold what was installed or built. */
const MADE = ['dist', 'node_modules'];

/**
 * A build id that depends on the sources alone: two builds of one commit agree in every byte, and
 * a tab that was opened before a deployment still notices that the site has changed. The dates of the
 * pages are no part of it: they change no code, and such a tab may well show a newer one.
 */
export async function buildId() {
  const hash = createHash('sha256');
  for (const source of [...SOURCES, process.env.SITE_CONTENT, process.env.SITE_CONFIG]) {
    if (source === undefined) continue;
    for (const file of await filesOf(source)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} path @returns {Promise<string[]>} */
async function filesOf(path) {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    const names = entries.map(({ name }) => name).filter((name) => !MADE.includes(name));
    const nested = await Promise.all(names.map((name) => filesOf(join(path, name))));
    return nested.flat().sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
