// @ts-check
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chunkSearch } from './chunk-search.mjs';
import { compress } from './compress.mjs';
import { withPolicy } from './content-policy.mjs';
import { listFiles, pageFile } from './files.mjs';
import { headersFile, redirectsFile } from './hosts/headers-file.mjs';
import { writeManifest } from './manifest.mjs';
import { BROWSER_PACKAGES, NOTICES, noticesOf } from './notices.mjs';
import { withOnePayload } from './one-payload.mjs';
import { planExport } from './plan.mjs';
import { redirectPage } from './redirect-page.mjs';

/**
 * Makes an exported folder ready to be served by any host.
 * @param {string} root
 * @param {string} basePath the path under which it will be served
 * @returns {Promise<number>} the number of pages
 */
export async function finishExport(root, basePath) {
  const { moves, copies, removals, writes, chunks } = planExport(await listFiles(root));
  for (const { from, to } of moves) {
    await mkdir(dirname(join(root, to)), { recursive: true });
    await rename(join(root, from), join(root, to));
  }
  for (const path of removals) await rm(join(root, path), { recursive: true });
  for (const { from, to } of copies) {
    await mkdir(dirname(join(root, to)), { recursive: true });
    await copyFile(join(root, from), join(root, to));
  }
  for (const { path, text } of writes) await writeFile(join(root, path), text);
  await chunkSearch(root, chunks);
  const { aliases } = JSON.parse(await readFile(join(root, 'static/routes.json'), 'utf8'));
  await writeRedirects(root, basePath, aliases);
  for (const path of await listFiles(root)) {
    if (!path.endsWith('.html')) continue;
    await rewrite(join(root, path), (html) => withPolicy(withOnePayload(html)));
  }
  await writeFile(join(root, '_headers'), headersFile(basePath));
  await writeFile(join(root, '_redirects'), redirectsFile(aliases, basePath));
  const packages = [...BROWSER_PACKAGES, ...(chunks.length > 0 ? ['pagefind'] : [])];
  await writeFile(join(root, NOTICES), await noticesOf(packages));
  await compress(root, await listFiles(root));
  await writeManifest(root);
  return copies.filter(({ to }) => to.endsWith('.html')).length + 1;
}

/**
 * Lays a page at each further address of a page, as a file and in a folder, as the pages lie.
 * @param {string} root
 * @param {string} basePath
 * @param {Readonly<Record<string, string>>} aliases
 */
async function writeRedirects(root, basePath, aliases) {
  for (const [from, to] of Object.entries(aliases)) {
    const page = await readFile(join(root, pageFile(to)), 'utf8');
    const text = redirectPage(page, `${basePath}/${pageFile(to)}`);
    await mkdir(join(root, from), { recursive: true });
    for (const path of [`${from}.html`, `${from}/index.html`]) {
      await writeFile(join(root, path), text, { flag: 'wx' });
    }
  }
}

/**
 * @param {string} path
 * @param {(text: string) => string} change
 */
async function rewrite(path, change) {
  await writeFile(path, change(await readFile(path, 'utf8')));
}
