// @ts-check
import { blocks } from './blocks.mjs';
import { FILE_RULES, patternOf, SECURITY_HEADERS, spellingsOf } from './rules.mjs';

const block = blocks('\t');

/**
 * A complete Caddyfile.
 * @param {import('./nginx.mjs').HostedSite} site
 */
export function caddyfile({ root, basePath, listen, aliases }) {
  // Of several rules that fit a file the last one counts.
  const rules = [...FILE_RULES].reverse().flatMap(({ paths, headers }, number) => {
    const patterns = paths.map((path) => patternOf(basePath + path).source);
    return [
      `@files${number} path_regexp ${patterns.join('|')}`,
      ...Object.entries(headers).map(
        ([name, value]) => `header @files${number} ${name} "${value}"`,
      ),
    ];
  });
  return `# Made from lib/export/hosts/rules.mjs.
${block(site(listen), [
  `root * ${root}`,
  block('route', [
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => `header ${name} "${value}"`),
    ...rules,
    block('map {query} {moved_query}', ['~^(.+)$ "?$1"', 'default ""']),
    ...Object.entries(aliases).flatMap(([from, to], number) => [
      `@moved${number} path ${spellingsOf(basePath + from).join(' ')}`,
      `redir @moved${number} ${basePath}${to}{moved_query} 301`,
    ]),
    ...(basePath === '' ? [] : [`uri strip_prefix ${basePath}`]),
    'try_files {path} {path}.html {path}/index.html',
    block('file_server', ['precompressed br gzip']),
  ]),
  block('handle_errors', ['rewrite * /404.html', 'file_server']),
])}
`;
}

/** A port, an address with a port, or a name, for which Caddy gets a certificate. */
function site(/** @type {string} */ listen) {
  if (/^\d+$/.test(listen)) return `:${listen}`;
  return /:\d+$/.test(listen) ? `http://${listen}` : listen;
}
