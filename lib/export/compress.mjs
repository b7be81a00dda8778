// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = new Set('.css .html .js .json .md .svg .txt .webmanifest .xml'.split(' '));
/** Of smaller files the headers of the answer are most of what is sent. */
const SMALLEST = 1024;

/**
 * Lays beside each file of text its compressed forms, for hosts that send such files as they are.
 * One that would save nothing is left out.
 * @param {string} root
 * @param {readonly string[]} paths relative to it
 * @returns {Promise<number>} how many files were written
 */
export async function compress(root, paths) {
  const chosen = paths.filter((path) => COMPRESSED.has(extname(path)));
  let written = 0;
  let next = 0;
  // As many at a time as there are threads that compress.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path = chosen[next++]; path !== undefined; path = chosen[next++]) {
        const forms = await compressOne(join(root, path));
        written += forms;
      }
    }),
  );
  return written;
}

/** @param {string} file */
async function compressOne(file) {
  const text = await readFile(file);
  if (text.length < SMALLEST) return 0;
  const [small, smaller] = await Promise.all([
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  ]);
  if (small.length >= text.length) return 0;
  await writeFile(`${file}.gz`, small);
  if (smaller.length >= small.length) return 1;
  await writeFile(`${file}.br`, smaller);
  return 2;
}
