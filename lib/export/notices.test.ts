import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { BROWSER_PACKAGES, noticesOf } from './notices.mjs';

/** What runs in browsers, or may: all that does not say that it stays on the server. */
const CODE = ['app', 'components', 'lib', 'instrumentation-client.ts'].flatMap(filesIn);

test('every package that a browser gets is known, with the packages that it brings along', () => {
  const imported = new Set(CODE.flatMap((file) => packagesIn(readFileSync(file, 'utf8'))));
  expect([...imported]).toEqual(expect.arrayContaining(['minisearch', 'next', 'react']));
  expect([...imported].filter((name) => !BROWSER_PACKAGES.includes(name))).toEqual([]);
  // Most of what Next and Vue bring is for the server and the build.
  const brought = BROWSER_PACKAGES.filter((name) => !['next', 'vue'].includes(name)).flatMap(
    (name) => Object.keys(manifestOf(name).dependencies ?? {}).filter((other) => other !== 'tslib'),
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
  const notices = await noticesOf([...BROWSER_PACKAGES, 'pagefind']);
  for (const name of BROWSER_PACKAGES) expect(notices).toContain(`${name} ${version(name)}`);
  expect(notices.match(/Copyright/gi)?.length).toBeGreaterThan(6);
});

function filesIn(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
    .map((file) => `${path}/${file}`);
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
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

function manifestOf(name: string): { version: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
}

function version(name: string): string {
  return manifestOf(name).version;
}
