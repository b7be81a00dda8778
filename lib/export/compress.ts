import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { diskCache } from '../files/disk-cache';
import type { FileMark } from './manifest';

const COMPRESSED = new Set('.css .html .js .json .md .svg .txt .webmanifest .xml'.split(' '));
/** Below this size hardly anything is saved. */
const MIN_BYTES = 512;
/** Quality 11 takes almost three times as long and saves another 2 %, for what pages wait for. */
const qualityOf = (path: string) => (/\.(?:css|js)$/.test(path) ? 11 : 10);
/** Precision of the distances between repetitions; pages repeat much, and this saves 0.5 %. */
const BROTLI_DISTANCES = 3;
/** As many at a time as Node has threads for compression. */
const THREADS = 4;

const cached = diskCache<Record<string, Uint8Array>>('compressed');

/**
 * Writes the compressed forms of each text file beside it, for hosts that send them as they are. A
 * form that saves nothing is left out. Files with the same content are compressed once.
 */
export async function compress(root: string, files: Readonly<Record<string, FileMark>>) {
  const groups = new Map<string, string[]>();
  for (const [path, { size, sha256 }] of Object.entries(files)) {
    if (size < MIN_BYTES || !COMPRESSED.has(extname(path))) continue;
    groups.set(sha256, [...(groups.get(sha256) ?? []), join(root, path)]);
  }
  const waiting = groups.entries();
  await Promise.all(
    Array.from({ length: THREADS }, async () => {
      for (const [sha256, paths] of waiting) {
        const forms = await cached(sha256, () => formsOf(paths[0] ?? ''));
        for (const [ending, bytes] of Object.entries(forms)) {
          for (const path of paths) await writeFile(path + ending, bytes);
        }
      }
    }),
  );
}

/** The forms of a file that are worth keeping, by their endings. */
async function formsOf(path: string): Promise<Record<string, Uint8Array>> {
  const text = await readFile(path);
  const [gz, br] = await Promise.all([
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
        [constants.BROTLI_PARAM_NPOSTFIX]: BROTLI_DISTANCES,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ]);
  if (gz.length >= text.length) return {};
  return { '.gz': gz, ...(br.length < gz.length ? { '.br': br } : {}) };
}
