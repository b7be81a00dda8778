import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { BROWSER_PACKAGES, noticesOf } from './notices';

/** What runs in browsers, or may: all that does not say that it stays on the server, or is a step of the build. */
const FILES = ['app', 'components', 'lib']
  .flatMap(filesIn)
  .filter((file) => !/^lib\/(export|files)\//.test(file));

test('every package that a browser gets is known, with the packages that it brings along', () => {
  const imported = new Set(FILES.flatMap((file) => packagesOf(file)));
  expect([...imported]).toEqual(expect.arrayContaining(['minisearch', 'react']));
  // Next makes the pages, and stays on the server.
  const known = [...BROWSER_PACKAGES, 'next'];
  expect([...imported].filter((name) => !known.includes(name))).toEqual([]);
  // Most of what Vue brings is for the server and the build.
  const brought = BROWSER_PACKAGES.filter((name) => name !== 'vue').flatMap((name) =>
    Object.keys(manifestOf(name).dependencies ?? {}),
  );
  expect(brought.filter((name) => !BROWSER_PACKAGES.includes(name))).toEqual([]);
});

test('packages of one licence and one owner share its text', async () => {
  const notices = await noticesOf(['react', 'minisearch', 'react-dom']);
  expect(notices).toContain(`react ${version('react')}, react-dom ${version('react-dom')}\n---`);
  expect(notices).toContain(`minisearch ${version('minisearch')}\n---`);
  expect(notices.match(/Meta Platforms/g)).toHaveLength(1);
  expect(notices).toContain('Copyright 2022 Luca Ongaro');
});

test('all of them can be told', async () => {
  const notices = await noticesOf(BROWSER_PACKAGES);
  for (const name of BROWSER_PACKAGES) expect(notices).toContain(`${name} ${version(name)}`);
  expect(notices.match(/Copyright/gi)?.length).toBeGreaterThan(6);
});

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$|\.css$/.test(file))
    .map((file) => `${path}/${file}`);
}

test('a font or a style of a package is one that a browser gets', () => {
  const styles = `@import '@a/reset/base.css';
    @font-face { src: url("b-font/files/b.woff2") format('woff2'), url(/own.woff2), url(./own.woff2); }
    .icon { mask: url('data:image/svg+xml,a'), url(#part); }`;
  expect(packagesInStyles(styles)).toEqual(['@a/reset', 'b-font']);
});

function packagesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return file.endsWith('.css') ? packagesInStyles(source) : packagesIn(source);
}

/** The packages whose files a style imports, or has the address of. */
function packagesInStyles(source: string): string[] {
  return [...source.matchAll(/(?:url\(\s*["']?|@import\s+["'])(?![./#]|data:)([^"')]+)/g)].map(
    ([, path = '']) => nameIn(path),
  );
}

/** The packages that a file imports values of; none where the file says that it stays on the server. */
function packagesIn(source: string): string[] {
  if (/^import 'server-only';/m.test(source)) return [];
  const imports = source.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^'.@][^']*|@[^/'][^']*)'|import\('([^'.][^']*)'\)/gm,
  );
  return [...imports]
    .map(([, fixed = '', lazy]) => lazy ?? fixed)
    .filter((name) => !/^(@\/|node:)/.test(name))
    .map(nameIn);
}

function nameIn(path: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
}

function manifestOf(name: string): { version: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
}

function version(name: string): string {
  return manifestOf(name).version;
}
