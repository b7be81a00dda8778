import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { optionsProblem, rootOf } from './host-options';

const RIGHT = { root: '/srv/my site', listen: '8080', base: '/docs' };

test.each(['80', '65535', '127.0.0.1:8080', '[::1]:8080', '*:80', 'localhost:3000'])(
  'both servers listen on %s',
  (listen) => {
    for (const server of ['nginx', 'caddy'] as const) {
      expect(optionsProblem(server, { ...RIGHT, listen })).toBeUndefined();
    }
  },
);

test('a name without a port is for Caddy, which gets a certificate for it', () => {
  const options = { ...RIGHT, listen: 'docs.example.com' };
  expect(optionsProblem('caddy', options)).toBeUndefined();
  expect(optionsProblem('nginx', options)).toBe(
    '--listen is "docs.example.com". Write a port such as "8080", or an address with a port such as "127.0.0.1:8080".',
  );
});

test.each(['abc;', '99999', '0', '', '80 ssl', '1.2.3:80', '[::1', 'a b:80', '-a.example', ':80'])(
  'no server listens on %j',
  (listen) => {
    expect(optionsProblem('caddy', { ...RIGHT, listen })).toContain(`--listen is "${listen}".`);
  },
);

test.each(['docs', '/docs/', '/a;b', '/..', '/_next'])('%j is no base path', (base) => {
  expect(optionsProblem('nginx', { ...RIGHT, base })).toMatch(/^--base /);
});

test.each(['a"b', '/x$y', '/x{y}', '/x\ny', 'C:\\site', "/a'b", '', ' ', '~/site', '/a\u202Eb'])(
  'no server reads the folder %j',
  (root) => {
    expect(optionsProblem('nginx', { ...RIGHT, root })).toMatch(/^--root is /);
  },
);

test('a folder on the server is not looked for on this machine', () => {
  expect(rootOf('/srv/site')).toBe('/srv/site');
  expect(rootOf('out')).toBe(resolve('out'));
});

test.each([{ hsts: true }, { root: '/srv/site' }, { listen: '80' }, { out: 'out' }])(
  'a function takes no %j',
  (option) => {
    const [name] = Object.keys(option);
    for (const host of ['cloudflare', 'netlify'] as const) {
      expect(optionsProblem(host, { base: '/docs' })).toBeUndefined();
      expect(optionsProblem(host, { base: '/docs', ...option })).toMatch(
        new RegExp(`^--${name} is for nginx and caddy. The function for ${host} takes only --base`),
      );
    }
  },
);

test.each([
  ['nginx --listen abc;', '--listen is "abc;"'],
  ['netlify --hsts', '--hsts is for nginx and caddy.'],
  [
    'apache',
    '"apache" is no kind of host that is known. Name one of nginx, caddy, cloudflare, netlify.',
  ],
  ['', 'Name one of nginx, caddy, cloudflare, netlify.'],
  ['nginx --port 80', '[--root FOLDER] [--listen 8080] [--out FOLDER] [--hsts]'],
])('the command prints no configuration that cannot work: %s', (args, told) => {
  const command = ['--import', './scripts/typescript.mjs', 'scripts/publish/host-config.ts'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...command, ...args.split(' ').filter(Boolean)],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(told);
});
