// @ts-check
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A page of a chunked search index; `ChunkSource` of lib/search writes it.
 * @typedef {{ url: string, words: string, group: string, page: string }} ChunkSource
 */

/** What Pagefind writes for its own pages of results, and for sites that mark words on their pages. */
const UNUSED = [
  'pagefind-component-ui.css',
  'pagefind-component-ui.js',
  'pagefind-highlight.js',
  'pagefind-modular-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-ui.css',
  'pagefind-ui.js',
  'pagefind-worker.js',
];

/**
 * Turns each file `static/search_chunks….json` into a folder of that name, out of which a reader
 * fetches only what a query needs.
 * @param {string} root the exported folder
 * @param {readonly string[]} sources the files, relative to it
 */
export async function chunkSearch(root, sources) {
  if (sources.length === 0) return;
  // Its program is started by the import, and most sites have no use for it.
  const pagefind = await import('pagefind');
  try {
    for (const source of sources) await chunkOne(pagefind, join(root, source));
  } finally {
    await pagefind.close();
  }
}

/**
 * @param {typeof import('pagefind')} pagefind
 * @param {string} source
 */
async function chunkOne(pagefind, source) {
  /** @type {ChunkSource[]} */
  const pages = JSON.parse(await readFile(source, 'utf8'));
  // A language that it does not know keeps it from cutting the endings of words.
  const { index, errors } = await pagefind.createIndex({ forceLanguage: 'unknown' });
  if (!index) throw new Error(`Pagefind cannot start: ${errors.join(', ')}`);
  for (const { url, words, group, page } of pages) {
    const added = await index.addCustomRecord({
      url,
      content: words,
      language: 'unknown',
      meta: { page },
      filters: { group: [group] },
    });
    if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join(', ')}`);
  }
  const folder = source.replace(/\.json$/, '');
  const written = await index.writeFiles({ outputPath: folder });
  if (written.errors.length > 0) throw new Error(`${folder}: ${written.errors.join(', ')}`);
  await Promise.all([source, ...UNUSED.map((name) => join(folder, name))].map((path) => rm(path)));
}
