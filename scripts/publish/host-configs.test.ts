import { expect, test } from '@jest/globals';
import { headersFile, redirectsFile } from '../../lib/export/host-files.mjs';
import { FILE_RULES, patternOf, ruleOf, SECURITY_HEADERS } from '../../lib/export/host-rules.mjs';
import { caddyfile } from './caddy.mjs';
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
  ['/static/search_terms.zh.5d78d686.41c5f0aa.json', 'immutable'],
  ['/static/search_chunks.5d78d686/pagefind.js', 'immutable'],
  ['/static/search_names.json', 'must-revalidate'],
  ['/static/routes.json', 'must-revalidate'],
  ['/', 'must-revalidate'],
  ['/api/run', 'must-revalidate'],
  ['/api/run.html', 'must-revalidate'],
  ['/api/run.md', 'must-revalidate'],
  ['/logo-light.svg', 'must-revalidate'],
  ['/llms.txt', 'max-age=300'],
  ['/1.x/zh/llms-full.txt', 'max-age=300'],
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

test('each rule of the table reaches each kind of host', () => {
  const made = [headersFile('/base'), nginxConfig(SITE), caddyfile(SITE)];
  for (const text of made) {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    for (const { paths, headers } of FILE_RULES.slice(0, -1)) {
      // Hosts that add up all rules would tell two times how long to keep it.
      if (text === made[0] && paths.includes('/llms.txt')) continue;
      expect(text).toContain(headers['Cache-Control']);
    }
  }
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
