import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

/**
 * What a build says that cannot begin; or a program that it starts. These tests run beside builds of this
 * folder, so what a build checks when it has the lock is asked of that program.
 */
function refusalOf(
  env: Record<string, string>,
  before: string[] = [],
  program = 'scripts/build.ts',
): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...before, '--import', './scripts/typescript.mjs', program],
    {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      timeout: 60_000,
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
}

test('a build says in one sentence why it cannot begin, and touches nothing', () => {
  const home = mkdtempSync(join(tmpdir(), 'build-'));
  try {
    writeFileSync(join(home, 'thesis.txt'), '');
    expect(refusalOf({ SITE_OUT: home })).toBe(
      `The export cannot be written to "${home}", which holds files but no static/build.json of an earlier export. Choose another folder with SITE_OUT.\n`,
    );
    expect(readdirSync(home)).toEqual(['thesis.txt']);
    expect(refusalOf({ SITE_CONTENT: 'nowhere' })).toMatch(/^There is no folder "nowhere"\./);
    expect(refusalOf({ BASE_PATH: 'docs' })).toMatch(/^BASE_PATH is "docs"\./);
  } finally {
    rmSync(home, { recursive: true });
  }
});

test.each([
  ['export const a = 1;', () => 'it exports nothing as default'],
  [
    'export default {\n  title: = 1\n};',
    (file: string) =>
      `Transform failed with 1 error:\n${relative('.', file)}:2:9: ERROR: Unexpected "="`,
  ],
])('a build says why settings such as %j cannot be read', (text, reasonIn) => {
  const home = mkdtempSync(join(tmpdir(), 'settings-'));
  const settings = join(home, 'site.config.ts');
  writeFileSync(settings, text);
  expect(refusalOf({ SITE_CONFIG: settings }, [], 'scripts/check-content.ts')).toBe(
    `${settings} cannot be read: ${reasonIn(settings)}\n  Write "export default { … }" with the fields of lib/config/schema.ts.\n`,
  );
  rmSync(home, { recursive: true });
});

/** What has Node import a module in which a function of the file system fails for paths with some end. */
function failing(name: string, code: string, end = ''): string[] {
  const program = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { ${name}: usual } = fs;
    fs.${name} = (path, ...more) => {
      if (!String(path).endsWith('${end}')) return usual(path, ...more);
      throw Object.assign(new Error('${code}'), { code: '${code}', path });
    };
    syncBuiltinESMExports();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}

test.each([
  ['readFileSync', '/content/index.mdx'],
  ['readdirSync', '/content/guide'],
])('a build that may not read something names it: %s', (name, place) => {
  const before = [...failing(name, 'EACCES', place), '--conditions=react-server'];
  expect(refusalOf({}, before, 'scripts/check-content.ts')).toBe(
    `${resolve(`.${place}`)} cannot be read (EACCES).\n  Give the build the right to read it, or move it to another folder.\n`,
  );
});

test('a build on a full disk says so in a sentence', () => {
  expect(refusalOf({ SITE_OUT: 'not-there' }, failing('writeFileSync', 'ENOSPC'))).toBe(
    'The disk is full. Free 1 GB, which a build needs with its cache, and build again. Nothing was written to "not-there".\n',
  );
});
