import {
  CACHE_OF_ERRORS,
  FILE_RULES,
  headersOfAnswers,
  patternOf,
  spellingsOf,
} from '../../lib/export/host-rules';
import { PAGE_PATH, QUALITIES, STEMS } from './negotiation.mjs';
import { block, type HostedSite } from './nginx';

/** A complete Caddyfile. */
export function caddyfile({ root, basePath, listen, redirects, hsts = false }: HostedSite) {
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
  const { site, bind } = listeningOn(listen);
  return `# Made from lib/export/host-rules.ts.
${block(site, [
  ...bind,
  `root * "${root}"`,
  block('route', [
    ...Object.entries(headersOfAnswers(basePath, hsts)).map(
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
    // Whether a request prefers Markdown, by the numbers of its Accept header.
    block('map {header.Accept} {markdown}', [...qualities(QUALITIES.markdown), 'default 0']),
    block('map {header.Accept} {html}', ['"" 1', ...qualities(QUALITIES.html), 'default 0']),
    block('map {path} {stem}', [
      ...STEMS.map((pattern) => `"~${pattern}" "\${1}"`),
      'default {path}',
    ]),
    block('@refused', [
      `path_regexp ${PAGE_PATH}`,
      'expression double({markdown}) == 0.0 && double({html}) == 0.0',
    ]),
    'respond @refused 406',
    '@markdown expression double({markdown}) > 0.0 && double({markdown}) >= double({html})',
    block('route @markdown', ['try_files {stem}/index.md {stem}.md {path}']),
    '@twin path *.md',
    'header @twin Content-Type "text/markdown; charset=utf-8"',
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

function qualities(types: readonly string[]) {
  return types.flatMap((type) => [
    `"~(?i)(?:^|,)\\s*${type}\\s*(?:;[^,]*)?;\\s*q=([01])\\.?(\\d*)" "\${1}.\${2}0"`,
    `"~(?i)(?:^|,)\\s*${type}\\s*(?:[;,]|$)" 1`,
  ]);
}

/** Where Caddy listens: on a port, at an address with a port, or for a name, for which it gets a certificate. */
function listeningOn(listen: string): { site: string; bind: string[] } {
  const [, address = '*', port] = /^(?:(.+):)?(\d+)$/.exec(listen) ?? [];
  if (port === undefined) return { site: listen, bind: [] };
  // In the place of the site, Caddy would compare the address with what a request names as its host.
  return { site: `:${port}`, bind: address === '*' ? [] : [`bind ${address}`] };
}
