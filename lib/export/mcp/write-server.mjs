// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readJson } from '../files.mjs';

const MAIN = fileURLToPath(new URL('./main.mjs', import.meta.url));
const SERVER = 'mcp/garfish-docs.mjs';

/**
 * Writes the documentation of the default language and version as a server for assistants: one file that Node
 * runs without packages.
 * @param {string} root
 * @param {readonly string[]} paths
 */
export async function writeServer(root, paths) {
  const { title, scopes } = await readJson(root, 'static/site.json');
  const { entries } = await readJson(root, 'api-index.json');
  const others = [...scopes.langs, ...scopes.versions];
  const own = paths.filter((path) => path.endsWith('.md') && !others.includes(path.split('/')[0]));
  /** @type {Record<string, string>} */
  const pages = {};
  for (const path of own.sort()) pages[`/${path}`] = await readFile(join(root, path), 'utf8');
  const data = gzipSync(JSON.stringify({ title, pages, entries }), { level: 9 });
  const { outputFiles } = await build({
    entryPoints: [MAIN],
    define: { 'process.env.DOCUMENTATION': JSON.stringify(data.toString('base64')) },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
  });
  await mkdir(join(root, dirname(SERVER)), { recursive: true });
  await writeFile(join(root, SERVER), outputFiles[0]?.text ?? '');
}
