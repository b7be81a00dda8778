// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { articleOf } from './article.mjs';
import { withPolicy } from './content-policy.mjs';
import { pageFile, readJson } from './files.mjs';

/**
 * A section of the site as one page, as lib/outputs/books.ts lists them.
 * @typedef {{ path: string, title: string, siteTitle: string, lang: string, pages: string[] }} Book
 */

/** What the list of them is called in the export. */
const LIST = 'static/books.json';
const STYLES = 'print/book.css';

/** The rest is in the style sheets of the pages. */
const STYLE_TEXT = `main { max-inline-size: 43rem; margin-inline: auto; padding: 2rem 1.25rem; }
article { margin-block-start: 4rem; }
main > div > ol { padding-inline-start: 2.5rem; }
[data-printed] { display: block; }
@media print { main { max-inline-size: none; padding: 0; } article { break-before: page; margin: 0; } }
`;

/**
 * Writes each section as one page without scripts, to print or to save: the articles of its pages, as
 * they have been exported, in reading order.
 * @param {string} root
 * @param {string} basePath
 * @returns {Promise<string[]>} their files
 */
export async function writeBooks(root, basePath) {
  /** @type {Book[]} */
  const books = await readJson(root, LIST);
  for (const book of books) {
    const file = join(root, book.path);
    await mkdir(dirname(file), { recursive: true });
    // A page of this name would be lost.
    await writeFile(file, withPolicy(await bookPage(root, basePath, book)), { flag: 'wx' });
  }
  if (books.length > 0) {
    await mkdir(join(root, dirname(STYLES)), { recursive: true });
    await writeFile(join(root, STYLES), STYLE_TEXT);
  }
  return books.map(({ path }) => path.slice(1));
}

/** @param {string} root @param {string} basePath @param {Book} book */
async function bookPage(root, basePath, { title, siteTitle, lang, pages }) {
  const places = new Map(pages.map((route) => [plainPath(route), placeOf(route)]));
  const chapters = await Promise.all(
    pages.map(async (route) => {
      const page = await readFile(join(root, pageFile(route)), 'utf8');
      const place = placeOf(route);
      const article = articleOf(page, {
        id: (id) => `${place}--${id}`,
        link: (href) => linkInBook(href, { route, basePath, places }),
      });
      return { page, place, article };
    }),
  );
  const contents = chapters.map(
    ({ place, article }) => `<li><a href="#${place}">${article.title}</a></li>`,
  );
  const styles = new Set(
    chapters.flatMap(({ page }) => page.match(/<link rel="stylesheet"[^>]*>/g) ?? []),
  );
  return [
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"/>`,
    `<title>${escapeText(title)} - ${escapeText(siteTitle)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/>',
    /<link rel="icon"[^>]*>/.exec(chapters[0]?.page ?? '')?.[0] ?? '',
    ...styles,
    `<link rel="stylesheet" href="${basePath}/${STYLES}"/></head><body><main>`,
    `<div class="prose"><h1>${escapeText(title)}</h1><ol>${contents.join('')}</ol></div>`,
    ...chapters.map(
      ({ place, article }) => `<article class="prose" id="${place}">${article.html}</article>`,
    ),
    '</main></body></html>\n',
  ].join('\n');
}

/**
 * Where a link of a page leads in the book: to a place of the same book, if the page is in it.
 * @param {string} href
 * @param {{ route: string, basePath: string, places: ReadonlyMap<string, string> }} book
 */
export function linkInBook(href, { route, basePath, places }) {
  const [path = '', hash = ''] = href.split('#');
  const isOwn = path === '' || path.startsWith(`${basePath}/`);
  const target = path === '' ? route : path.slice(basePath.length);
  const place = isOwn ? places.get(plainPath(target)) : undefined;
  if (place === undefined) return href;
  return hash === '' ? `#${place}` : `#${place}--${hash}`;
}

/** @param {string} route */
function placeOf(route) {
  return plainPath(route).slice(1).replaceAll('/', '-');
}

/** @param {string} route */
function plainPath(route) {
  return route.replace(/\?.*/, '').replace(/\/+$/, '');
}

/** @param {string} text */
function escapeText(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
