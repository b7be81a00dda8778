import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from './files';

/** Folder of Next's style sheets. Hosts cache these files forever: their names change with them. */
const CHUNKS = '_next/static/chunks';

/** Names the cascade layers in their order. */
const LAYER_ORDER = /^@layer [\w-]+(?:,\s*[\w-]+)*;/;

/**
 * Joins the style sheets of Next into one for all pages, in the order of most pages: the not-found page, which has
 * another layout, has another order. `lists` has the URLs of each page's sheets. Returns the URL and the text of the one.
 */
export async function joinStyles(
  root: string,
  basePath: string,
  lists: readonly (readonly string[])[],
) {
  const orders = lists.map(String);
  const countOf = (list: readonly string[]) => orders.filter((order) => order === `${list}`).length;
  const urls = lists.reduce((most, list) => (countOf(list) > countOf(most) ? list : most));
  const unknown = lists.flat().find((url) => !urls.includes(url));
  if (unknown) throw new Error(`Most pages lack the style sheet ${unknown}.`);
  const files = urls.map((url) => join(root, url.slice(basePath.length)));
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  // A layer that is used before would come first, whatever the order says later.
  if (!LAYER_ORDER.test(text))
    throw new Error('The style sheets do not begin with the order of the layers.');
  const path = `${CHUNKS}/${sha256(text).slice(0, 13)}.css`;
  await writeFile(join(root, path), text);
  return { url: `${basePath}/${path}`, text };
}
