import { expect, test } from '@jest/globals';
import {
  headersFile,
  patternOf,
  redirectsFile,
  redirectsWarning,
  ruleOf,
} from '../../lib/export/host-rules';
import { PUBLISHED_KINDS } from '../../lib/site/public-files';
import { caddyfile } from './caddy.mjs';
import { mediaTypeOf, UNKNOWN_TYPE } from './media-types.mjs';
import { nginxConfig } from './nginx.mjs';

const SITE = {
  root: '/srv/site',
  basePath: '/base',
  listen: '8080',
  redirects: { '/old': '/api/run' },
};

test.each([
  ['/_next/static/chunks/3d87u87991-01.css', 'immutable'],
  ['/static/scripts/start-QS7ZCP2U.js', 'immutable'],
  ['/static/search_index.5d78d686.json', 'immutable'],
  ['/static/search_index_terms.zh.5d78d686.41c5f0aa.json', 'immutable'],
  ['/static/search_names.json', 'must-revalidate'],
  ['/static/routes.json', 'must-revalidate'],
  ['/', 'must-revalidate'],
  ['/api/run', 'must-revalidate'],
  ['/api/run.html', 'must-revalidate'],
  ['/api/run.md', 'must-revalidate'],
  ['/logo-light.svg', 'must-revalidate'],
  ['/llms.txt', 'max-age=300'],
  ['/1.x/zh/llms-full.txt', 'max-age=300'],
  ['/llms-full-7.txt', 'max-age=300'],
  ['/guide/llms-intro.txt', 'must-revalidate'],
  ['/api-index.json', 'must-revalidate'],
])('%s is kept as "%s"', (path, kept) => {
  expect(ruleOf(path).headers['Cache-Control']).toContain(kept);
});

test('what only machines read is no page for search engines', () => {
  expect(ruleOf('/api/run.md').headers['X-Robots-Tag']).toBe('noindex');
  for (const path of ['/api/run', '/llms.txt']) {
    expect(ruleOf(path).headers['X-Robots-Tag']).toBeUndefined();
  }
});

test('a pattern takes its signs as they are', () => {
  expect(patternOf('/*.md').test('/api/run.md')).toBe(true);
  expect(patternOf('/*.md').test('/api/runXmd')).toBe(false);
});

/** What every answer says, written out, so that a line that leaves the table is missed. */
const EVERY_ANSWER: [string, string][] = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Link', '</base/llms.txt>; rel=llms-txt'],
  ['Vary', 'Accept'],
];

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** The lines of a made file, without what indents them. */
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

test('hosts that read _headers are told all of this and no more', () => {
  expect(headersFile('/base')).toBe(`/base/*
${EVERY_ANSWER.toSpliced(6, 0, ['Strict-Transport-Security', 'max-age=31536000'])
  .map(([name, value]) => `  ${name}: ${value}`)
  .join('\n')}

${['_next/static/*', 'static/scripts/*', 'static/search_index*']
  .map((path) => `/base/${path}\n  Cache-Control: ${FOREVER}`)
  .join('\n\n')}

/base/*.md
  Cache-Control: ${ASK_AGAIN}
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex

${['/llms.txt', '/llms-small.txt', '/llms-full*.txt']
  .concat('/*/llms.txt', '/*/llms-small.txt', '/*/llms-full.txt')
  .map(
    (path) =>
      `/base${path}\n  Cache-Control: public, max-age=300\n  Content-Type: text/plain; charset=utf-8`,
  )
  .join('\n\n')}
`);
});

test('nginx says it with every answer, and how long each kind of file may be kept', () => {
  const lines = linesOf(nginxConfig(SITE));
  for (const [name, value] of EVERY_ANSWER) {
    expect(lines).toContain(`add_header ${name} "${value}" always;`);
  }
  for (const line of [
    `"~^\\/_next\\/static\\/.*$" "${FOREVER}";`,
    `"~^\\/static\\/search_index.*$" "${FOREVER}";`,
    '"~^\\/.*\\.md$" "noindex";',
    '"~^\\/llms\\.txt$" "public, max-age=300";',
    `default "${ASK_AGAIN}";`,
    '~^[45] "no-cache";',
    expect.stringMatching(/^add_header Cache-Control \$site_\w+_kept always;$/),
    'location = /base/404.html {',
  ]) {
    expect(lines).toContainEqual(line);
  }
});

test('Caddy says it with every answer, and how long each kind of file may be kept', () => {
  const lines = linesOf(caddyfile(SITE));
  for (const [name, value] of EVERY_ANSWER) expect(lines).toContain(`header ${name} "${value}"`);
  for (const line of [
    expect.stringMatching(/^@files3 path_regexp \^\\\/base\\\/_next\\\/static\\\/\.\*\$\|/),
    `header @files3 Cache-Control "${FOREVER}"`,
    'header @files2 X-Robots-Tag "noindex"',
    'header @files1 Cache-Control "public, max-age=300"',
    `header @files0 Cache-Control "${ASK_AGAIN}"`,
    'error /base/404.html 404',
    // Of answers that say that a file is missing.
    'header Cache-Control "no-cache"',
    'header -X-Robots-Tag',
  ]) {
    expect(lines).toContainEqual(line);
  }
});

test('browsers are told to come by https where readers do', () => {
  const header = 'Strict-Transport-Security "max-age=31536000"';
  for (const make of [nginxConfig, caddyfile]) {
    expect(make({ ...SITE, hsts: true })).toContain(header);
    expect(make(SITE)).not.toContain('Strict-Transport-Security');
  }
});

test('hosts know the type of every kind of file that may lie in public/', () => {
  const unknown = PUBLISHED_KINDS.filter((kind) => mediaTypeOf(`a.${kind}`) === UNKNOWN_TYPE);
  expect(unknown).toEqual([]);
});

test('a _redirects that Cloudflare Pages would not read to its end is told', () => {
  const formers = (count: number) =>
    redirectsFile(
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`/a${n}`, '/b'])),
      '',
    );
  expect(redirectsWarning(formers(500))).toBeUndefined();
  expect(redirectsWarning(formers(501))).toMatch(
    /^_redirects has 2004 lines, of which Cloudflare Pages reads the first 2000\./,
  );
});

test('a base path in other letters is written in a form that every browser reads', () => {
  const site = { ...SITE, basePath: '/文' };
  expect(redirectsFile(SITE.redirects, '/文')).toContain('/文/old /%E6%96%87/api/run 301');
  expect(nginxConfig(site)).toContain('return 301 /%E6%96%87/;');
  expect(caddyfile(site)).toContain('/%E6%96%87/api/run{moved_query} 301');
  // Caddy takes it away from the path as it was requested.
  expect(caddyfile(site)).toContain('uri strip_prefix /%E6%96%87\n');
});

test('a dot of the base path is a dot', () => {
  expect(nginxConfig({ ...SITE, basePath: '/v1.x' })).toContain(
    '"~^\\/v1\\.x(?<below>/.*)$" $below;',
  );
});

test('the made files begin each path with the base path', () => {
  const paths = headersFile('/base').match(/^\S+$/gm) ?? [];
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !path.startsWith('/base/'))).toEqual([]);
});

test('a redirect works in every spelling of its path', () => {
  expect(redirectsFile(SITE.redirects, '/base').trim().split('\n')).toEqual([
    '/base/old /base/api/run 301',
    '/base/old/ /base/api/run 301',
    '/base/old.html /base/api/run 301',
    '/base/old/index.html /base/api/run 301',
  ]);
  expect(caddyfile(SITE)).toContain(
    'path /base/old /base/old/ /base/old.html /base/old/index.html',
  );
  expect(nginxConfig(SITE)).toContain('"~^\\/old\\.html$" /base/api/run;');
});

test('no header is told twice for a file by hosts that add up all rules', () => {
  const blocks = headersFile('').trim().split('\n\n');
  const rules = blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return { pattern: patternOf(path), names: lines.map((line) => line.trim().split(':')[0]) };
  });
  for (const path of [
    '/',
    '/api/run.md',
    '/llms.txt',
    '/zh/llms-full.txt',
    '/static/search_index.1.json',
    '/_next/static/a.js',
  ]) {
    const names = rules.flatMap(({ pattern, names }) => (pattern.test(path) ? names : []));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('two sites in one nginx share no variable', () => {
  const [first, second] = [SITE, { ...SITE, listen: '8081' }].map(
    (site) => new Set(nginxConfig(site).match(/\$site_\w+/g)),
  );
  expect(first?.size).toBeGreaterThan(3);
  expect([...(first ?? [])].filter((name) => second?.has(name))).toEqual([]);
});

test('a folder may have a space in its name', () => {
  const site = { ...SITE, root: '/srv/my site' };
  expect(nginxConfig(site)).toContain('root "/srv/my site";');
  expect(caddyfile(site)).toContain('root * "/srv/my site"');
});
