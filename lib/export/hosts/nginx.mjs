// @ts-check
import { blocks } from './blocks.mjs';
import { isText, MEDIA_TYPES } from './media-types.mjs';
import { FILE_RULES, patternOf, SECURITY_HEADERS, spellingsOf } from './rules.mjs';

const block = blocks('  ');

/**
 * A site as its host knows it.
 * @typedef {object} HostedSite
 * @property {string} root the folder that holds the export
 * @property {string} basePath
 * @property {string} listen the port, or address and port
 * @property {Readonly<Record<string, string>>} aliases further addresses of pages, each with the page's own
 */

/**
 * A complete configuration for nginx, to be included in its `http` block.
 * @param {HostedSite} site
 */
export function nginxConfig({ root, basePath, listen, aliases }) {
  // nginx tells types by the endings of files.
  const names = headerNames().filter((name) => name !== 'Content-Type');
  return `# Made from lib/export/hosts/rules.mjs.

${block('map $uri $site_path', [
  'default $uri;',
  ...(basePath === '' ? [] : [`~^${basePath}(?<below>/.*)$ $below;`]),
])}

${names.map((name) => block(`map $site_path ${variable(name)}`, choices(name))).join('\n\n')}

${block('map $site_path $site_moved', [
  'default "";',
  ...Object.entries(aliases).flatMap(([from, to]) =>
    spellingsOf(from).map((path) => `"~${patternOf(path).source}" ${basePath}${to};`),
  ),
])}

${block('server', [
  `listen ${listen};`,
  `root ${root};`,
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
  ...Object.entries(SECURITY_HEADERS).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  ),
  ...names.map((name) => `add_header ${name} ${variable(name)} always;`),
  'error_page 404 /404.html;',
  block('location = /404.html', ['internal;']),
  block(`location ${basePath}/`, [
    block('if ($site_moved)', ['return 301 $site_moved$is_args$args;']),
    'try_files $site_path $site_path.html $site_path/index.html =404;',
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

function variable(/** @type {string} */ name) {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}
