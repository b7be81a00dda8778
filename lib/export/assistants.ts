import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { readJson } from './files';

const SERVER = 'mcp/garfish-docs.mjs';
/** What the tools read beside the Markdown of pages; of the search, all parts of its index. */
const READ = /^(api-index\.json|static\/(site|search_names|search_index_.*)\.json)$/;

/**
 * Writes the documentation of the default language and version as a server for assistants: one file that Node
 * runs without packages.
 */
export async function writeServer(
  root: string,
  basePath: string,
  paths: readonly string[],
): Promise<void> {
  const { scopes } = await readJson(root, 'static/site.json');
  const others = [...scopes.langs, ...scopes.versions];
  const isRead = (path: string) =>
    READ.test(path) || (path.endsWith('.md') && !others.includes(path.split('/')[0]));
  const files: Record<string, string> = {};
  for (const path of paths.filter(isRead).sort()) {
    files[`/${path}`] = await readFile(join(root, path), 'utf8');
  }
  // The best quality would take seconds. In a large window, the texts of the index are those of the pages.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const data = brotliCompressSync(JSON.stringify(files), { params }).toString('base64');
  const { outputFiles } = await build({
    entryPoints: ['lib/assistants/stand-alone.ts'],
    define: {
      'process.env.DOCUMENTATION': JSON.stringify(data),
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
  });
  await mkdir(join(root, dirname(SERVER)), { recursive: true });
  await writeFile(join(root, SERVER), outputFiles[0]?.text ?? '');
}
