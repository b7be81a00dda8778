// @ts-check

import { createHash } from 'node:crypto';
import {
  CACHE_OF_ERRORS,
  FILE_RULES,
  HTTPS_HEADERS,
  patternOf,
  SECURITY_HEADERS,
  spellingsOf,
} from '../../lib/export/host-rules.mjs';
import { isText, MEDIA_TYPES } from './media-types.mjs';

/**
 * A site as its host knows it.
 * @typedef {object} HostedSite
 * @property {string} root the folder that holds the export
 * @property {string} basePath
 * @property {string} listen the port, or address and port
 * @property {Readonly<Record<string, string>>} redirects former paths, each with its page
 * @property {boolean} [hsts] whether readers come by https only
 */

/**
 * A complete configuration for nginx, to be included in its `http` block.
 * @param {HostedSite} site
 */
export function nginxConfig({ root, basePath, listen, redirects, hsts = false }) {
  // Variables belong to the whole of `http`, where there may be other sites.
  const own = createHash('sha256')
    .update(`${listen} ${basePath} ${root}`)
    .digest('hex')
    .slice(0, 8);
  const variable = (/** @type {string} */ name) =>
    `$site_${own}_${name.toLowerCase().replaceAll('-', '_')}`;
  const [path, moved, kept] = [variable('path'), variable('moved'), variable('kept')];
  const below = patternOf(basePath).source.slice(1, -1);
  // nginx tells types by the endings of files.
  const names = headerNames().filter((name) => name !== 'Content-Type');
  return `# Made from lib/export/host-rules.mjs.

${block(`map $uri ${path}`, [
  'default $uri;',
  ...(basePath === '' ? [] : [`"~^${below}(?<below>/.*)$" $below;`]),
])}

${names.map((name) => block(`map ${path} ${variable(name)}`, choices(name))).join('\n\n')}

${block(`map $status ${kept}`, [
  `default ${variable('Cache-Control')};`,
  `~^[45] "${CACHE_OF_ERRORS}";`,
])}

${block(`map ${path} ${moved}`, [
  'default "";',
  ...Object.entries(redirects).flatMap(([from, to]) =>
    spellingsOf(from).map((path) => `"~${patternOf(path).source}" ${encodeURI(basePath + to)};`),
  ),
])}

${block('server', [
  `listen ${listen};`,
  `root "${root}";`,
  'absolute_redirect off;',
  'charset utf-8;',
  // It names the letters of HTML by itself.
  `charset_types ${Object.keys(MEDIA_TYPES)
    .filter((type) => isText(type) && type !== 'text/html')
    .join(' ')};`,
  block(
    'types',
    Object.entries(MEDIA_TYPES).map(([type, endings]) => `${type} ${endings.join(' ')};`),
  ),
  '# Files that the build has compressed already.',
  'gzip_static on;',
  'gzip_vary on;',
  ...Object.entries({ ...SECURITY_HEADERS, ...(hsts ? HTTPS_HEADERS : {}) }).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  ),
  // An answer that says that a file is missing must not be kept, neither as the file nor as the host likes.
  `add_header Cache-Control ${kept} always;`,
  ...names
    .filter((name) => name !== 'Cache-Control')
    .map((name) => `add_header ${name} ${variable(name)};`),
  'error_page 404 /404.html;',
  block('location = /404.html', ['internal;']),
  block(`location = ${basePath}/404`, ['return 404;']),
  ...(basePath === ''
    ? []
    : [
        block(`location = ${basePath}/404.html`, ['return 404;']),
        block(`location = ${basePath}`, [`return 301 ${encodeURI(basePath)}/;`]),
        block('location /', ['return 404;']),
      ]),
  block(`location ${basePath}/`, [
    block(`if (${moved})`, [`return 301 ${moved}$is_args$args;`]),
    `try_files ${path} ${path}.html ${path}/index.html =404;`,
  ]),
])}
`;
}

/** The header with this name for each kind of file; the last rule is the default. */
function choices(/** @type {string} */ name) {
  const last = FILE_RULES.at(-1)?.headers[name] ?? '';
  return [
    `default "${last}";`,
    ...FILE_RULES.slice(0, -1).flatMap(({ paths, headers }) =>
      paths.map((path) => `"~${patternOf(path).source}" "${headers[name] ?? ''}";`),
    ),
  ];
}

function headerNames() {
  return [...new Set(FILE_RULES.flatMap(({ headers }) => Object.keys(headers)))];
}

/**
 * A block in braces, as configurations of web servers have them, with its lines indented.
 * @param {string} head
 * @param {readonly string[]} lines
 */
export function block(head, lines) {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
  return `${head} {\n${inner.join('\n')}\n}`;
}
