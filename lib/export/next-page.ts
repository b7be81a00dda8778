import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { sha256 } from '../files/sha256';

/** Attribute of the site's scripts. The export removes it. */
const SITE_SCRIPT = 'data-site';

export type PageFiles = {
  path: string;
  /** The URLs of the style sheets that were joined. */
  sheets: readonly string[];
  /** Replaces the links to them. */
  link: string;
  /** Goes to the end of the head. */
  script: string;
};

/**
 * Removes Next's client from a page: scripts without `data-site`, their preloads, and comments. Data for search engines
 * stays. Sorts the metadata, since Next writes it in any order. Returns nothing for HTML files without `data-path`.
 */
export function exportPage(html: string, { path, sheets, link, script }: PageFiles) {
  let output = '';
  let copied = 0;
  /** Copies the page up to an element, and writes something instead of it. */
  const replace = (start: number, text = '', end = parser.endIndex + 1) => {
    output += html.slice(copied, start) + text;
    copied = end;
  };
  const open: { name: string; start: number; isRemoved: boolean }[] = [];
  const isInHead = () => open.at(-1)?.name === 'head';
  const metadata: string[] = [];
  let charset = '';
  let headStart = 0;
  let hasSheet = false;
  let isPage = false;

  const parser = new Parser({
    onopentag(name, attributes) {
      const { startIndex: start, endIndex } = parser;
      const tag = html.slice(start, endIndex + 1);
      const { rel, as, href = '', type } = attributes;
      const isMarked = SITE_SCRIPT in attributes;
      if (name === 'html') isPage = 'data-path' in attributes;
      if (isPage && name === 'template' && !isMarked) {
        throw new Error(
          `${path} has a <template>. React writes what stands in <Suspense> out of line there, and the script that ` +
            'would show it is left out of the page. Render the page without <Suspense>.',
        );
      }
      const isRemoved = name === 'script' && !isMarked && type !== 'application/ld+json';
      if (isMarked) replace(start, tag.replace(` ${SITE_SCRIPT}=""`, ''));
      else if (name === 'link' && rel === 'stylesheet') {
        if (isPage && !sheets.includes(href)) {
          throw new Error(`${path} has the style sheet ${href}, which the home page lacks.`);
        }
        replace(start, hasSheet ? '' : link);
        hasSheet = true;
      } else if (name === 'link' && (rel === 'modulepreload' || as === 'script')) replace(start);
      else if (isInHead() && 'charset' in attributes) {
        charset = tag;
        replace(start);
      } else if (isInHead() && (name === 'meta' || (name === 'link' && rel !== 'preload'))) {
        metadata.push(tag);
        replace(start);
      }
      if (name === 'head') {
        replace(endIndex + 1);
        headStart = output.length;
      }
      open.push({ name, start, isRemoved });
    },
    oncomment() {
      replace(parser.startIndex);
    },
    onclosetag(name) {
      const { start = 0, isRemoved } = open.pop() ?? {};
      if (isRemoved) replace(start);
      if (name === 'title' && isInHead()) {
        metadata.push(html.slice(start, parser.endIndex + 1));
        replace(start);
      }
      if (name === 'head') replace(parser.startIndex, script, parser.startIndex);
    },
  });
  parser.end(html);
  if (!isPage) return undefined;
  if (!hasSheet) throw new Error(`${path} has no style sheet.`);
  const head = charset + metadata.sort().join('');
  const page = output.slice(0, headStart) + head + output.slice(headStart) + html.slice(copied);
  // React leaves an empty element where a page could stream its head.
  return page.replace('<div hidden=""></div>', '');
}

/** Folder of Next's style sheets. Hosts cache these files forever: their names change with them. */
const CHUNKS = '_next/static/chunks';

/** Names the cascade layers in their order. */
const LAYER_ORDER = /^@layer [\w-]+(?:,\s*[\w-]+)*;/;

/** Joins the style sheets of Next into one for all pages, in the order of the home page, and returns the link to it. */
export async function joinStyles(root: string, basePath: string) {
  const home = await readFile(join(root, 'index.html'), 'utf8');
  const matches = home.matchAll(/<link rel="stylesheet" href="([^"]*)"/g);
  const sheets = [...matches].map(([, url = '']) => url);
  const files = sheets.map((url) => join(root, url.slice(basePath.length)));
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  // The order counts only before the first use of a layer.
  if (!LAYER_ORDER.test(text)) {
    throw new Error('The style sheets do not begin with the order of the layers.');
  }
  const path = `${CHUNKS}/${sha256(text).slice(0, 13)}.css`;
  await writeFile(join(root, path), text);
  return { sheets, link: `<link rel="stylesheet" href="${basePath}/${path}"/>`, text };
}
