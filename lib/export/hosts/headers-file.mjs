// @ts-check
import { FILE_RULES, SECURITY_HEADERS } from './rules.mjs';

/**
 * The file `_headers`, which Netlify and Cloudflare Pages read. They add up the headers of all rules
 * that fit, and have pages and pictures asked for each time by themselves; so the last rule of the
 * table is left out, and of the others each header stands once.
 * @param {string} basePath
 */
export function headersFile(basePath) {
  const rules = [
    { path: `${basePath}/*`, headers: SECURITY_HEADERS },
    ...FILE_RULES.slice(0, -1).flatMap(({ paths, headers }) =>
      paths.map((path) => ({ path: `${basePath}${path}`, headers })),
    ),
  ];
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The file `_redirects` of the same hosts: the further addresses of pages.
 * @param {Readonly<Record<string, string>>} aliases
 * @param {string} basePath
 */
export function redirectsFile(aliases, basePath) {
  return Object.entries(aliases)
    .map(([from, to]) => `${basePath}${from} ${basePath}${to} 301\n`)
    .join('');
}
