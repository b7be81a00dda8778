import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from './files';
import { changed, sheetsOf, withSheet } from './next-pages';

/** Where Next's style sheets are. Hosts cache these files forever: their names change with them. */
export const CHUNKS = '_next/static/chunks';

/** Names the cascade layers in their order. */
const LAYER_ORDER = /^@layer [\w-]+(?:,\s*[\w-]+)*;/;

/**
 * Joins the style sheets that Next loads into one for all pages, in the order of most pages: the not-found page, which
 * has another layout, has another order. Returns the HTML of the pages with it.
 */
export async function joinStyles(
  root: string,
  basePath: string,
  pages: readonly string[],
): Promise<string[]> {
  const lists = pages.map(sheetsOf);
  const orders = lists.map(String);
  const countOf = (list: string[]) => orders.filter((order) => order === `${list}`).length;
  const names = lists.reduce((most, list) => (countOf(list) > countOf(most) ? list : most), []);
  const unknown = lists.flat().find((name) => !names.includes(name));
  if (unknown) throw changed(`the style sheet ${unknown}, which most pages lack`);
  const files = names.map((name) => join(root, CHUNKS, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const text = texts.join('');
  // A layer that is used before would come first, whatever the order says later.
  if (!LAYER_ORDER.test(text))
    throw new Error('The style sheets do not begin with the order of the layers.');
  for (const file of files) await rm(file);
  const path = `${CHUNKS}/${sha256(text).slice(0, 13)}.css`;
  await writeFile(join(root, path), text);
  return pages.map((html) => withSheet(html, `${basePath}/${path}`));
}
