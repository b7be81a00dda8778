import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from './files';

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
  // A layer that is used before would come first, whatever the order says later.
  if (!LAYER_ORDER.test(text)) {
    throw new Error('The style sheets do not begin with the order of the layers.');
  }
  const path = `${CHUNKS}/${sha256(text).slice(0, 13)}.css`;
  await writeFile(join(root, path), text);
  return { sheets, link: `<link rel="stylesheet" href="${basePath}/${path}"/>`, text };
}
