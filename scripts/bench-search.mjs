// @ts-check
import { register } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';

// Prints what the search costs: the size of its files as a host sends them, and the CPU time of
// loading them and of each question of the relevance suite; for the site's own pages and for larger
// sites made of them. `npm run bench:search -- 200 1000`

register('./typescript-hooks.mjs', import.meta.url);
const { readPage, readPages } = await import('../lib/content/pages');
const { readContentFiles } = await import('../lib/content/source-files');
const { COMPONENT_NAMES } = await import('../lib/markdown/components/table');
const { fingerprint } = await import('../lib/search/fingerprint');
const { indexTexts } = await import('../lib/search/index-files');
const { QUESTIONS } = await import('../lib/search/relevance/questions');
const { openIndex } = await import('../lib/search/search-index');
const { INDEX_OPTIONS } = await import('../lib/search/terms');
const { CONTENT_FOLDER } = await import('../lib/site/folders');

/** @typedef {import('../lib/content/types').PageRecord} PageRecord */

const SCOPES = { defaultLang: 'en', langs: ['en'], defaultVersion: '', versions: [''] };
const GROUPS = { sections: [], others: 'All', scopes: SCOPES };
/** What somebody types is searched for at every letter. */
const TYPED = Object.values(QUESTIONS).flatMap((questions) =>
  questions.flatMap(([typed]) => [typed.slice(0, 1), typed.slice(0, 3), typed.slice(0, 6), typed]),
);

const WORD = /[a-z]{5,}/g;

const files = await readContentFiles(CONTENT_FOLDER);
const options = { scopes: SCOPES, components: COMPONENT_NAMES };
const pages = readPages(files, (file, source) => readPage(file, source, options)).map(
  ({ record }) => record,
);

const words = pages.flatMap(({ content }) => content.match(WORD) ?? []);

const sizes = process.argv.slice(2).map(Number);
measure(pages);
for (const size of sizes.length > 0 ? sizes : [200, 1000]) measure(multiply(pages, size));

/** @param {readonly PageRecord[]} pages */
function measure(pages) {
  const { json, terms } = indexTexts(pages);
  const [bytes, termBytes] = [json, terms].map((text) => brotliCompressSync(text).length);
  /** @type {ReturnType<typeof openIndex> | undefined} */
  let search;
  const loading = cpu(() => {
    const records = JSON.parse(json);
    fingerprint(json);
    search = openIndex(records, MiniSearch.loadJSON(terms, INDEX_OPTIONS), GROUPS);
  });
  const [first = 0, ...others] = TYPED.map((typed) => cpu(() => search?.(typed)));
  const sorted = others.sort((a, b) => a - b);
  const share = (/** @type {number} */ part) => sorted[Math.floor(sorted.length * part)] ?? 0;
  console.log(
    [
      `${JSON.parse(json).length} pages`,
      `records ${kilobytes(bytes)}, index ${kilobytes(termBytes)} (brotli)`,
      `loading ${loading.toFixed(0)} ms`,
      `first question ${first.toFixed(1)} ms`,
      `${sorted.length} others: median ${share(0.5).toFixed(1)}, 95 % ${share(0.95).toFixed(1)}, slowest ${share(0.9999).toFixed(1)} ms of CPU`,
    ].join('; '),
  );
}

/**
 * CPU time in milliseconds, which the load of the machine does not change as it changes the time.
 * @param {() => void} work
 */
function cpu(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** @param {number | undefined} bytes */
function kilobytes(bytes = 0) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * As many pages as are wanted: copies in which every second word is another one of the site, and
 * now and then a new one. That much chance compresses worse than what somebody wrote.
 * @param {readonly PageRecord[]} pages
 * @param {number} size
 */
function multiply(pages, size) {
  return Array.from({ length: size }, (_, index) => {
    const page = pages[index % pages.length] ?? pages[0];
    if (!page) throw new Error('There are no pages.');
    const copy = Math.floor(index / pages.length);
    return copy === 0 ? page : varied(page, copy);
  });
}

/**
 * @param {PageRecord} page
 * @param {number} copy
 * @returns {PageRecord}
 */
function varied(page, copy) {
  let content = vary(page.content.slice(0, page.toc[0]?.charIndex), copy);
  const toc = page.toc.map((heading, index) => {
    const end = page.toc[index + 1]?.charIndex ?? page.content.length;
    const charIndex = content.length;
    const text = page.content.slice(heading.charIndex + heading.text.length, end);
    content += heading.text + vary(text, copy);
    return { ...heading, charIndex };
  });
  const routePath = /** @type {const} */ (`/copy-${copy}${page.routePath}`);
  return { ...page, routePath, title: `${page.title} ${copy}`, content, toc };
}

/**
 * @param {string} text
 * @param {number} copy
 */
function vary(text, copy) {
  return text.replace(WORD, (word, index) => {
    const chance = fingerprint(`${copy} ${index} ${word}`);
    if (chance % 2 === 0) return word;
    const other = words[(chance >>> 1) % words.length] ?? word;
    return chance % 32 === 1 ? other + copy.toString(36) : other;
  });
}
