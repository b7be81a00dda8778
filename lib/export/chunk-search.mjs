// @ts-check
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * `PagefindRecord` of lib/search.
 * @typedef {{ url: string, words: string, group: string, page: string }} PagefindRecord
 */

/** What a browser needs of Pagefind's files: the others are for its own pages of results. */
const NEEDED = /^(fragment|index|filter)$|^(pagefind|pagefind-entry|wasm)\./;

/**
 * Turns each file `static/search_chunks….json` into a folder of that name, out of which a browser
 * fetches only what a query needs.
 * @param {string} root the exported folder
 * @param {readonly string[]} sources the files, relative to it
 */
export async function chunkSearch(root, sources) {
  if (sources.length === 0) return;
  // Importing it starts a program, and most sites have no use for it.
  const pagefind = await import('pagefind').catch((cause) => {
    const message = 'themeConfig.search.engine is "pagefind": run `npm install pagefind` to build.';
    throw new Error(message, { cause });
  });
  try {
    for (const source of sources) await chunkOne(pagefind, join(root, source));
  } finally {
    await pagefind.close();
  }
}

/** @param {typeof import('pagefind')} pagefind @param {string} source */
async function chunkOne(pagefind, source) {
  /** @type {PagefindRecord[]} */
  const records = JSON.parse(await readFile(source, 'utf8'));
  // For a language that it does not know, Pagefind does not cut the endings of words.
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'unknown' });
  if (!index) throw new Error(`Pagefind cannot start: ${errors.join(', ')}`);
  for (const { url, words, group, page } of records) {
    const meta = { page };
    const filters = { group: [group] };
    const record = { url, content: words, language: 'unknown', meta, filters };
    const added = await index.addCustomRecord(record);
    if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join(', ')}`);
  }
  const folder = source.replace(/\.json$/, '');
  const written = await index.writeFiles({ outputPath: folder });
  if (written.errors.length > 0) throw new Error(`${folder}: ${written.errors.join(', ')}`);
  const unused = (await readdir(folder)).filter((name) => !NEEDED.test(name));
  await Promise.all([source, ...unused.map((name) => join(folder, name))].map((path) => rm(path)));
}
