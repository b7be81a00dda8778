import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith } from '../tests/support/folder';

/** What is said of a build that cannot begin. `before` is what Node loads first. */
function refusalOf(env: Record<string, string>, before: string[] = []): string {
  const args = ['--conditions=react-server', '--import', './scripts/typescript.mjs'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...before, ...args, 'scripts/prebuild.ts'],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ...env },
      timeout: 60_000,
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  return stderr;
}

test('a build says in one sentence why it cannot begin, and touches nothing', () => {
  const home = folderWith({ 'thesis.txt': '' });
  expect(refusalOf({ SITE_OUT: home })).toBe(
    `The export cannot be written to "${home}", which holds files but no static/build.json of an earlier export. Choose another folder with SITE_OUT.\n`,
  );
  expect(readdirSync(home)).toEqual(['thesis.txt']);
  expect(refusalOf({ SITE_CONTENT: 'nowhere' })).toMatch(/^There is no folder "nowhere"\./);
  expect(refusalOf({ BASE_PATH: 'docs' })).toMatch(/^BASE_PATH is "docs"\./);
  expect(refusalOf({ NODE_ENV: 'test' })).toMatch(/^NODE_ENV is "test"\./);
});

test.each([
  ['export const a = 1;', () => 'it exports nothing as default'],
  [
    'export default {\n  title: = 1\n};',
    (file: string) =>
      `Transform failed with 1 error:\n${relative('.', file)}:2:9: ERROR: Unexpected "="`,
  ],
])('a build says why settings such as %j cannot be read', (text, reasonIn) => {
  const settings = join(folderWith({ 'site.config.ts': text }), 'site.config.ts');
  expect(refusalOf({ SITE_CONFIG: settings })).toContain(
    `${settings} cannot be read: ${reasonIn(settings)}\n  Write "export default { … }" with the fields of lib/settings/schema.ts.\n`,
  );
});

/** What has Node import a module in which a function of the file system fails for paths with some end. */
function failing(name: string, end: string): string[] {
  const program = `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { ${name}: usual } = fs;
    fs.${name} = (path, ...more) => {
      if (!String(path).endsWith('${end}')) return usual(path, ...more);
      throw Object.assign(new Error('EACCES'), { code: 'EACCES', path });
    };
    syncBuiltinESMExports();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}

test.each([
  ['readFileSync', '/content/index.mdx'],
  ['readdirSync', '/content/guide'],
])('a build that may not read something names it: %s', (name, place) => {
  expect(refusalOf({}, failing(name, place))).toContain(
    `${resolve(`.${place}`)} cannot be read (EACCES).\n  Give the build the right to read it, or move it to another folder.\n`,
  );
});
