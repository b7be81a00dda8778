// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where in the content an address of a page comes from, as far as that is known: `content/a.md:12`.
 * @param {string} content the content folder
 * @param {string} file the exported file of the page
 * @param {string} address
 * @returns {string | undefined}
 */
export function contentSource(content, file, address) {
  const page = file.replace(/(^|\/)index\.(html|md|txt)$|\.(html|md|txt)$/, '');
  const own = ['.mdx', '.md', '/index.mdx', '/index.md']
    .map((ending) => join(content, page + ending))
    .find((path) => existsSync(path));
  const files = [own ?? [], join(content, '_nav.json')].flat();
  for (const needle of needlesOf(address)) {
    for (const path of files) {
      const line = readFileSync(path, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes(needle));
      if (line >= 0) return `${path}:${line + 1}`;
    }
  }
  return own;
}

/**
 * What may stand in the content for an address of a page: a part of its path, or the hash.
 * @param {string} address
 */
function needlesOf(address) {
  const [path = '', hash] = address.split('#');
  const last = path
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/, '');
  const ends = hash === undefined ? [] : [`${last ?? ''}#${hash}`, `#${hash}`];
  return [address, ...ends, ...(last === undefined ? [] : [`/${last}`])];
}
