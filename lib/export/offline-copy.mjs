// @ts-check
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Zip } from 'fflate';

/** The whole site as one file, for readers without a connection. components/frame links to it. */
const OFFLINE_COPY = 'offline.zip';

/** Pictures for sharing, what only hosts read, and what programs read of the whole site. */
const LEFT_OUT =
  /^(cards\/|_headers$|_redirects$|\.nojekyll$|(.*\/)?(llms-full[^/]*\.txt|feed\.xml)$)/;

/** The earliest time that a zip can hold, so that the same files give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);
const DEFLATED = 8;
/** What gzip puts before the compressed bytes, when it names no file, and behind them. */
const GZIP_HEAD = 10;
const GZIP_TAIL = 8;

/**
 * Puts the finished files of an export into one zip, in their compressed forms.
 * @param {string} root
 * @param {string} basePath the path under which pages ask for each other, also offline
 * @param {readonly string[]} paths without the compressed forms
 */
export async function writeOfflineCopy(root, basePath, paths) {
  const folder = 'offline-docs';
  /** @type {[string, Buffer<ArrayBuffer>][]} */
  const files = [[`${folder}/README.txt`, gzipOf(readme(basePath))]];
  for (const path of paths.filter((path) => !LEFT_OUT.test(path))) {
    const file = join(root, path);
    const gzip = existsSync(`${file}.gz`)
      ? await readFile(`${file}.gz`)
      : gzipOf(await readFile(file));
    files.push([`${folder}${basePath}/${path}`, gzip]);
  }
  await writeFile(join(root, OFFLINE_COPY), zipOf(files));
}

/**
 * Makes a zip of files that are compressed already: gzip and zip hold the same form of the same text,
 * between other headers. So a zip of the whole site costs next to nothing.
 * @param {Iterable<readonly [path: string, gzip: Buffer<ArrayBuffer>]>} files
 */
export function zipOf(files) {
  /** @type {Uint8Array[]} */
  const parts = [];
  const zip = new Zip((_, part) => parts.push(part));
  for (const [filename, gzip] of files) {
    const tail = gzip.subarray(-GZIP_TAIL);
    /** @type {import('fflate').ZipInputFile} */
    const entry = {
      filename,
      compression: DEFLATED,
      mtime: NO_TIME,
      crc: tail.readUInt32LE(0),
      size: tail.readUInt32LE(4),
    };
    zip.add(entry);
    entry.ondata?.(null, gzip.subarray(GZIP_HEAD, -GZIP_TAIL), true);
  }
  zip.end();
  return Buffer.concat(parts);
}

/** @param {string | Uint8Array} content */
export function gzipOf(content) {
  return gzipSync(content, { level: 9 });
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
