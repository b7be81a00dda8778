import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { diskCache } from '../files/disk-cache';
import type { FileHash } from './manifest';

const COMPRESSED = new Set('.css .html .js .json .md .svg .txt .webmanifest .xml'.split(' '));
/** Smaller files hardly shrink. */
const MIN_BYTES = 512;
/** Quality 11 takes twice as long and saves another 2 to 3 %, for files that most visits load. */
const qualityOf = (path: string) => (/\.(?:css|js)$|_headings\./.test(path) ? 11 : 10);
/** Pages repeat much, so distances with more bits save 0.5 %. */
const BROTLI_DISTANCE_BITS = 3;

const cached = diskCache<Record<string, Uint8Array>>('compressed');

/** Writes `.gz` and `.br` files for hosts that send them. One that is not smaller is left out. */
export async function compress(root: string, files: Readonly<Record<string, FileHash>>) {
  const forms = new Map<string, ReturnType<typeof formsOf>>();
  const compressed = Object.entries(files).map(async ([path, { size, sha256 }]) => {
    if (size < MIN_BYTES || !COMPRESSED.has(extname(path))) return;
    const file = join(root, path);
    // Pages are written twice.
    const made = forms.get(sha256) ?? Promise.resolve(cached(sha256, () => formsOf(file)));
    forms.set(sha256, made);
    for (const [end, bytes] of Object.entries(await made)) await writeFile(file + end, bytes);
  });
  await Promise.all(compressed);
}

async function formsOf(path: string): Promise<Record<string, Uint8Array>> {
  const text = await readFile(path);
  const [gz, br] = await Promise.all([
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
        [constants.BROTLI_PARAM_NPOSTFIX]: BROTLI_DISTANCE_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ]);
  if (gz.length >= text.length) return {};
  return { '.gz': gz, ...(br.length < gz.length ? { '.br': br } : {}) };
}
