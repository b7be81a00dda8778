// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { articleOf } from './article.mjs';
import { withPolicy } from './content-policy.mjs';
import { epubOf } from './epub.mjs';
import { pageFile, readJson } from './files.mjs';

/**
 * A section of the site as one page, as lib/outputs/books.ts lists them.
 * @typedef {{ path: string, title: string, siteTitle: string, lang: string, pages: string[] } & Saving} Book
 * @typedef {{ saving: { html: string, epub: string } }} Saving what the links are called that save it
 * @typedef {{ route: string, place: string, page: string }} Source an exported page
 */

/** What the list of them is called in the export. */
const LIST = 'static/books.json';

/** A saved page has no files beside it, so its text is set in a font of the system. */
const FONT_FILES = /@font-face\{[^}]*url\([^}]*\}/g;
/** The rest is in the style sheets of the pages. */
const STYLE_TEXT = `main { max-inline-size: 43rem; margin-inline: auto; padding: 2rem 1.25rem; }
article { margin-block-start: 4rem; }
main > div > ol { padding-inline-start: 2.5rem; }
[data-printed] { display: block; }
@media print { main { max-inline-size: none; padding: 0; } .save { display: none; } article { break-before: page; margin: 0; } }
`;

/**
 * Writes each section as one page without scripts, to print or to save, and as a book for reading devices: the
 * articles of its pages, as they have been exported, in reading order.
 * @param {string} root
 * @param {string} basePath
 * @returns {Promise<string[]>} the pages
 */
export async function writeBooks(root, basePath) {
  /** @type {Book[]} */
  const books = await readJson(root, LIST);
  for (const book of books) {
    const sources = await Promise.all(
      book.pages.map(async (route) => {
        const page = await readFile(join(root, pageFile(route)), 'utf8');
        return { route, place: placeOf(route), page: await withPictures(root, basePath, page) };
      }),
    );
    const site = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(
      sources[0]?.page ?? '',
    )?.[1];
    const given = { ...book, basePath, site: site ?? '', sources };
    const file = join(root, book.path);
    await mkdir(dirname(file), { recursive: true });
    // A page of this name would be lost.
    await writeFile(file, withPolicy(await bookPage(root, given)), { flag: 'wx' });
    await writeFile(join(root, epubPath(book.path)), epub(given), { flag: 'wx' });
  }
  return books.map(({ path }) => path.slice(1));
}

const PICTURE_TYPES = /** @type {Record<string, string>} */ ({ svg: 'svg+xml', jpg: 'jpeg' });

/** Puts the pictures of a page into it. @param {string} root @param {string} basePath @param {string} page */
async function withPictures(root, basePath, page) {
  const own = new RegExp(
    `(?<=<img [^>]*src=")${basePath}(/[^"]+\\.(svg|png|jpg|gif|webp|avif))(?=")`,
    'g',
  );
  const found = [...page.matchAll(own)];
  const urls = await Promise.all(
    found.map(async ([, path = '', ending = '']) => {
      const bytes = await readFile(join(root, decodeURI(path)), 'base64');
      return `data:image/${PICTURE_TYPES[ending] ?? ending};base64,${bytes}`;
    }),
  );
  return page.replace(own, () => urls.shift() ?? '');
}

/** @param {string} path */
function epubPath(path) {
  return path.replace(/html$/, 'epub');
}

/**
 * It holds its styles and names the site in links to other sections, so that it can be saved as one file.
 * @param {string} root
 * @param {Book & { basePath: string, site: string, sources: Source[] }} book
 */
async function bookPage(root, { path, title, siteTitle, lang, saving, basePath, site, sources }) {
  const places = new Map(sources.map(({ route, place }) => [plainPath(route), `#${place}`]));
  const chapters = sources.map(({ route, place, page }) => ({
    place,
    article: articleOf(page, {
      id: (id) => `${place}--${id}`,
      link: (href) => linkInBook(href, { route, basePath, site, places, between: '--' }),
    }),
  }));
  const contents = chapters.map(
    ({ place, article }) => `<li><a href="#${place}">${article.title}</a></li>`,
  );
  const sheets = new Set(
    sources.flatMap(({ page }) =>
      [...page.matchAll(/<link rel="stylesheet" href="([^"]*)"/g)].map(([, href = '']) => href),
    ),
  );
  const styles = await Promise.all(
    [...sheets].map((href) => readFile(join(root, href.slice(basePath.length)), 'utf8')),
  );
  const own = site + basePath;
  return [
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"/>`,
    `<title>${escapeText(title)} - ${escapeText(siteTitle)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/>',
    `<style>${styles.join('\n').replace(FONT_FILES, '')}${STYLE_TEXT}</style></head><body><main>`,
    `<div class="prose"><h1>${escapeText(title)}</h1><p class="save">`,
    `<a href="${own}${path}" download>${saving.html}</a> · <a href="${own}${epubPath(path)}" download>${saving.epub}</a></p>`,
    `<ol>${contents.join('')}</ol></div>`,
    ...chapters.map(
      ({ place, article }) => `<article class="prose" id="${place}">${article.html}</article>`,
    ),
    '</main></body></html>\n',
  ].join('\n');
}

/** @param {Book & { basePath: string, site: string, sources: Source[] }} book */
function epub({ path, title, siteTitle, lang, basePath, site, sources }) {
  const places = new Map(sources.map(({ route, place }) => [plainPath(route), `${place}.xhtml`]));
  const dates = sources.flatMap(({ page }) => /"dateModified":"([^"]*)"/.exec(page)?.[1] ?? []);
  const name = escapeText(`${siteTitle}: ${title}`);
  return epubOf({
    id: (site || 'urn:book:') + basePath + path,
    title: name,
    lang,
    modified: `${new Date(dates.sort().at(-1) ?? 0).toISOString().slice(0, 19)}Z`,
    contents: escapeText(title),
    chapters: sources.map(({ route, place, page }) => {
      const link = (/** @type {string} */ href) =>
        linkInBook(href, { route, basePath, site, places, between: '#' });
      return { place, ...articleOf(page, { id: (id) => id, link }) };
    }),
  });
}

/**
 * Where a link of a page leads in the book: to a place of the same book, if the page is in it.
 * @param {string} href
 * @param {object} book
 * @param {string} book.route
 * @param {string} book.basePath
 * @param {string} book.site where links lead that leave the book
 * @param {ReadonlyMap<string, string>} book.places
 * @param {string} book.between what stands between a page's place and one on it
 */
export function linkInBook(href, { route, basePath, site, places, between }) {
  const [path = '', hash = ''] = href.split('#');
  const isOwn = path === '' || path.startsWith(`${basePath}/`);
  const target = path === '' ? route : path.slice(basePath.length);
  const place = isOwn ? places.get(plainPath(target)) : undefined;
  if (place === undefined) return isOwn ? site + href : href;
  return hash === '' ? place : place + between + hash;
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
