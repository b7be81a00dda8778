import { expect, test } from '@jest/globals';
import { ASK_AGAIN, EVERY_ANSWER, FOREVER } from '../../tests/support/every-answer';
import { caddyfile } from './caddy';
import { nginxConfig } from './nginx';

const SITE = {
  root: '/srv/site',
  basePath: '/base',
  listen: '8080',
  redirects: { '/old': '/api/run' },
};

/** The lines of a made file, without what indents them. */
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

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

test.each([
  ['8080', ':8080', 'root * "/srv/site"'],
  ['*:8080', ':8080', 'root * "/srv/site"'],
  ['127.0.0.1:8080', ':8080', 'bind 127.0.0.1'],
  ['[::1]:8080', ':8080', 'bind [::1]'],
  ['localhost:8080', ':8080', 'bind localhost'],
  ['docs.example.com', 'docs.example.com', 'root * "/srv/site"'],
])('Caddy that listens on %s begins with the site %s and %s', (listen, site, first) => {
  expect(linesOf(caddyfile({ ...SITE, listen })).slice(1, 3)).toEqual([`${site} {`, first]);
});

test('browsers are told to come by https where readers do', () => {
  const header = 'Strict-Transport-Security "max-age=31536000"';
  for (const make of [nginxConfig, caddyfile]) {
    expect(make({ ...SITE, hsts: true })).toContain(header);
    expect(make(SITE)).not.toContain('Strict-Transport-Security');
  }
});

test('a base path in other letters is written in a form that every browser reads', () => {
  const site = { ...SITE, basePath: '/文' };
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

test('a redirect works in every spelling of its path', () => {
  expect(caddyfile(SITE)).toContain(
    'path /base/old /base/old/ /base/old.html /base/old/index.html',
  );
  expect(nginxConfig(SITE)).toContain('"~^\\/old\\.html$" /base/api/run;');
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
