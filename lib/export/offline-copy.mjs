// @ts-check
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipOf, zipOf } from './zip-file.mjs';

/** The whole site as one file, for readers without a connection. components/frame links to it. */
const OFFLINE_COPY = 'offline.zip';

/** Pictures for sharing, what only hosts read, and what programs read of the whole site. */
const LEFT_OUT = /^(cards\/|_headers$|_redirects$|\.nojekyll$|(.*\/)?(llms-full\.txt|feed\.xml)$)/;

/**
 * Puts the finished files of an export into one zip, in their compressed forms.
 * @param {string} root
 * @param {string} basePath the path under which pages ask for each other, also offline
 * @param {readonly string[]} paths without the compressed forms
 * @returns {Promise<string>} its path in the export
 */
export async function writeOfflineCopy(root, basePath, paths) {
  const folder = 'offline-docs';
  /** @type {[string, Uint8Array][]} */
  const files = [[`${folder}/README.txt`, gzipOf(readme(basePath))]];
  for (const path of paths.filter((path) => !LEFT_OUT.test(path))) {
    const file = join(root, path);
    const gzip = existsSync(`${file}.gz`)
      ? await readFile(`${file}.gz`)
      : gzipOf(await readFile(file));
    files.push([`${folder}${basePath}/${path}`, gzip]);
  }
  await writeFile(join(root, OFFLINE_COPY), zipOf(files));
  return OFFLINE_COPY;
}

/** @param {string} basePath */
function readme(basePath) {
  return `This folder is a copy of the documentation for reading without a connection.

Browsers refuse to load parts of a page from a plain folder, so serve the folder with any
static web server, for example with one of these commands in this folder:

    python3 -m http.server 8000
    npx serve -l 8000

Then open http://localhost:8000${basePath}/ in a browser. Everything works, also the search.

The folder "print" ${basePath ? `in "${basePath.slice(1)}" ` : ''}holds one page for each section of the documentation, to print or to save.
`;
}
