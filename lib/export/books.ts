import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { booksOf } from '../outputs/reading-order';
import { htmlPath, pathKeyOf, splitAddress } from '../routing/route-path';
import { articleOf } from './article';
import { withPolicy } from './content-policy';
import { epubOf } from './epub';
import { readJson } from './files';

type ListedBook = ReturnType<typeof booksOf>[number];

/** A section of the site as one page, with its exported pages, and where links lead that leave the book. */
type Book = ListedBook & {
  basePath: string;
  site: string;
  sources: { route: string; place: string; page: string }[];
};

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
 * articles of its pages, as they have been exported, in reading order. Returns their files.
 */
export async function writeBooks(root: string, basePath: string): Promise<string[]> {
  const books: ListedBook[] = await readJson(root, LIST);
  const { siteUrl: site } = await readJson(root, 'static/site.json');
  for (const book of books) {
    const sources = await Promise.all(
      book.pages.map(async (route) => {
        const page = await readFile(join(root, htmlPath(route)), 'utf8');
        return { route, place: idInBook(route), page: await withPictures(root, basePath, page) };
      }),
    );
    const given = { ...book, basePath, site, sources };
    const file = join(root, book.path);
    await mkdir(dirname(file), { recursive: true });
    // A page of this name would be lost.
    await writeFile(file, withPolicy(await bookPage(root, given)), { flag: 'wx' });
    await writeFile(join(root, epubPath(book.path)), epub(given), { flag: 'wx' });
  }
  return books.map(({ path }) => path.slice(1));
}

const PICTURE_TYPES: Record<string, string> = { svg: 'svg+xml', jpg: 'jpeg' };

/** Puts the pictures of a page into it. */
async function withPictures(root: string, basePath: string, page: string) {
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

function epubPath(path: string) {
  return path.replace(/html$/, 'epub');
}

/** It holds its styles and names the site in links to other sections, so that it can be saved as one file. */
async function bookPage(root: string, book: Book): Promise<string> {
  const { path, title, siteTitle, lang, saving, basePath, site, sources } = book;
  const places = new Map(sources.map(({ route, place }) => [pathKeyOf(route), `#${place}`]));
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

function epub({ path, title, siteTitle, lang, basePath, site, sources }: Book) {
  const places = new Map(sources.map(({ route, place }) => [pathKeyOf(route), `${place}.xhtml`]));
  // As numbers, since the texts are in the time zones of their authors.
  const dates = sources.flatMap(({ page }) => {
    const [, date] = /"dateModified":"([^"]*)"/.exec(page) ?? [];
    return date === undefined ? [] : Date.parse(date);
  });
  const facts = {
    id: site + basePath + path,
    title: escapeText(`${siteTitle}: ${title}`),
    lang,
    modified: `${new Date(Math.max(0, ...dates)).toISOString().slice(0, 19)}Z`,
    contents: escapeText(title),
  };
  const chapters = sources.map(({ route, place, page }) => {
    const link = (href: string) =>
      linkInBook(href, { route, basePath, site, places, between: '#' });
    return { place, ...articleOf(page, { id: (id) => id, link }) };
  });
  return epubOf(facts, chapters);
}

type LinkFrom = Pick<Book, 'basePath' | 'site'> & {
  route: string;
  places: ReadonlyMap<string, string>;
  /** What stands between a page's place and one on it. */
  between: string;
};

/** Where a link of a page leads in the book: to a place of the same book, if the page is in it. */
export function linkInBook(
  href: string,
  { route, basePath, site, places, between }: LinkFrom,
): string {
  const [path = '', hash = ''] = href.split('#');
  const isOwn = path === '' || path.startsWith(`${basePath}/`);
  const target = path === '' ? route : path.slice(basePath.length);
  const place = isOwn ? places.get(pathKeyOf(splitAddress(target).path)) : undefined;
  if (place === undefined) return isOwn ? site + href : href;
  return hash === '' ? place : place + between + hash;
}

function idInBook(route: string) {
  return pathKeyOf(route).slice(1).replaceAll('/', '-');
}

function escapeText(text: string) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
