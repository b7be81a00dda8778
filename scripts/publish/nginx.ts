import { createHash } from 'node:crypto';
import {
  CACHE_OF_ERRORS,
  FILE_RULES,
  headersOfAnswers,
  patternOf,
  spellingsOf,
} from '../../lib/export/host-rules';
import { isText, MEDIA_TYPES } from '../../lib/files/media-types';
import { PAGE_PATH, QUALITIES, STEMS } from './negotiation.mjs';

/** A site as its host knows it. */
export type HostedSite = {
  /** The folder that holds the export. */
  root: string;
  basePath: string;
  /** The port, or address and port. */
  listen: string;
  /** Former paths, each with its page. */
  redirects: Readonly<Record<string, string>>;
  /** Readers come by https only. */
  hsts?: boolean | undefined;
};

/** A complete configuration for nginx, to be included in its `http` block. */
export function nginxConfig({ root, basePath, listen, redirects, hsts = false }: HostedSite) {
  // Variables belong to the whole of `http`, where there may be other sites.
  const own = createHash('sha256')
    .update(`${listen} ${basePath} ${root}`)
    .digest('hex')
    .slice(0, 8);
  const variable = (name: string) => `$site_${own}_${name.toLowerCase().replaceAll('-', '_')}`;
  const [path, moved, kept] = [variable('path'), variable('moved'), variable('kept')];
  const [markdown, html] = [variable('markdown'), variable('html')];
  const [form, stem, refused] = [variable('form'), variable('stem'), variable('refused')];
  const twins = [variable('twin_in_folder'), variable('twin')];
  const below = patternOf(basePath).source.slice(1, -1);
  // nginx tells types by the endings of files.
  const names = headerNames().filter((name) => name !== 'Content-Type');
  return `# Made from lib/export/host-rules.ts.

${block(`map $uri ${path}`, [
  'default $uri;',
  ...(basePath === '' ? [] : [`"~^${below}(?<below>/.*)$" $below;`]),
])}

${names.map((name) => block(`map ${path} ${variable(name)}`, choices(name))).join('\n\n')}

${block(`map $status ${kept}`, [
  `default ${variable('Cache-Control')};`,
  `~^[45] "${CACHE_OF_ERRORS}";`,
])}

# Whether a request prefers Markdown, by the numbers of its Accept header: four digits each, compared from the left.
${block(`map $http_accept ${markdown}`, [...qualities(QUALITIES.markdown), 'default 0000;'])}

${block(`map $http_accept ${html}`, ['"" 1000;', ...qualities(QUALITIES.html), 'default 0000;'])}

${block(`map "${markdown} ${html}" ${form}`, [
  '"~^0000\\d* 0000" none;',
  '"~^(?!0000)(\\d{4})\\d* \\1" markdown;',
  `"~^(\\d{0,3})(?:${[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `${digit}\\d* \\1[0-${digit - 1}]`).join('|')})" markdown;`,
  'default html;',
])}

${block(`map ${path} ${stem}`, [
  ...STEMS.map((pattern) => `"~${pattern}" "$1";`),
  `default ${path};`,
])}

${block(`map ${form} ${twins[0]}`, [`markdown ${stem}/index.md;`, `default ${path};`])}

${block(`map ${form} ${twins[1]}`, [`markdown ${stem}.md;`, `default ${path};`])}

${block(`map "${form} ${path}" ${refused}`, [`"~^none .*${PAGE_PATH}" 1;`, 'default "";'])}

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
  ...Object.entries(headersOfAnswers(basePath, hsts)).map(
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
    block(`if (${refused})`, ['return 406;']),
    `try_files ${twins.join(' ')} ${path} ${path}.html ${path}/index.html =404;`,
  ]),
])}
`;
}

/** The header with this name for each kind of file; the last rule is the default. */
function choices(name: string) {
  const last = FILE_RULES.at(-1)?.headers[name] ?? '';
  return [
    `default "${last}";`,
    ...FILE_RULES.slice(0, -1).flatMap(({ paths, headers }) =>
      paths.map((path) => `"~${patternOf(path).source}" "${headers[name] ?? ''}";`),
    ),
  ];
}

/** The numbers of an Accept header as digits, without a dot: `0.85` is `085`, and at least four of them. */
function qualities(types: readonly string[]) {
  return types.flatMap((type) => [
    `"~*(?:^|,)\\s*${type}\\s*(?:;[^,]*)?;\\s*q=(?<whole>[01])\\.?(?<part>\\d*)" "$whole\${part}000";`,
    `"~*(?:^|,)\\s*${type}\\s*(?:[;,]|$)" 1000;`,
  ]);
}

function headerNames() {
  return [...new Set(FILE_RULES.flatMap(({ headers }) => Object.keys(headers)))];
}

/** A block in braces, as configurations of web servers have them, with its lines indented. */
export function block(head: string, lines: readonly string[]) {
  const inner = lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
  return `${head} {\n${inner.join('\n')}\n}`;
}
