// @ts-check
import {
  CACHE_OF_ERRORS,
  FILE_RULES,
  HTTPS_HEADERS,
  patternOf,
  SECURITY_HEADERS,
  spellingsOf,
} from '../../lib/export/host-rules.mjs';
import { block } from './nginx.mjs';

/**
 * A complete Caddyfile.
 * @param {import('./nginx.mjs').HostedSite} site
 */
export function caddyfile({ root, basePath, listen, redirects, hsts = false }) {
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
  return `# Made from lib/export/host-rules.mjs.
${block(site(listen), [
  `root * "${root}"`,
  block('route', [
    ...Object.entries({ ...SECURITY_HEADERS, ...(hsts ? HTTPS_HEADERS : {}) }).map(
      ([name, value]) => `header ${name} "${value}"`,
    ),
    ...rules,
    block('map {query} {moved_query}', ['~^(.+)$ "?$1"', 'default ""']),
    ...Object.entries(redirects).flatMap(([from, to], number) => [
      `@moved${number} path ${spellingsOf(basePath + from).join(' ')}`,
      `redir @moved${number} ${encodeURI(basePath + to)}{moved_query} 301`,
    ]),
    `error ${basePath}/404 404`,
    `error ${basePath}/404.html 404`,
    ...(basePath === ''
      ? []
      : [
          `redir ${basePath} ${encodeURI(basePath)}/ 301`,
          `@outside not path ${basePath}/*`,
          'error @outside 404',
          `uri strip_prefix ${encodeURI(basePath)}`,
        ]),
    'try_files {path} {path}.html {path}/index.html',
    block('file_server', ['precompressed br gzip']),
  ]),
  // An answer that says that a file is missing must not be kept.
  block('handle_errors', [
    `header Cache-Control "${CACHE_OF_ERRORS}"`,
    'header -X-Robots-Tag',
    'rewrite * /404.html',
    'file_server',
  ]),
])}
`;
}

/** A port, an address with a port, or a name, for which Caddy gets a certificate. */
function site(/** @type {string} */ listen) {
  if (/^\d+$/.test(listen)) return `:${listen}`;
  return /:\d+$/.test(listen) ? `http://${listen}` : listen;
}
