import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { folderWith, writeFiles } from '../tests/support/folder';
import { recoverFolder, replaceFolder, targetProblem } from './replace-folder';

let home: string;
beforeEach(() => {
  // On the file system of the project, as the folder of an export is.
  mkdirSync('.tmp', { recursive: true });
  home = folderWith({}, resolve('.tmp'));
});

const write = (path: string, text = '') => writeFiles(home, { [path]: text });

function site(name: string, text: string): string {
  const listed = ['index.html', 'first.html', 'second.html'].map((path) => [path, {}]);
  write(`${name}/index.html`, text);
  write(`${name}/static/build.json`, JSON.stringify({ files: Object.fromEntries(listed) }));
  return join(home, name);
}

const page = (path: string) => readFileSync(join(path, 'index.html'), 'utf8');

test.each([
  ['an earlier export', () => site('target', 'earlier')],
  ['an empty folder', () => mkdirSync(join(home, 'target'))],
  ['nothing', () => {}],
])('the new export replaces %s', async (_, prepare) => {
  prepare();
  const out = join(home, 'target');
  await replaceFolder(site('new', 'new'), out);
  expect([page(out), readdirSync(out), readdirSync(home)]).toEqual([
    'new',
    ['index.html', 'static'],
    ['target'],
  ]);
});

test.each([true, false])('a link stays one; its target exists: %s', async (exists) => {
  if (exists) site('real', 'earlier');
  symlinkSync('real', join(home, 'target'));
  await replaceFolder(site('new', 'new'), join(home, 'target'));
  expect(lstatSync(join(home, 'target')).isSymbolicLink()).toBe(true);
  expect([page(join(home, 'real')), page(join(home, 'target'))]).toEqual(['new', 'new']);
});

test('where the new export is missing, the earlier one stays', async () => {
  const out = site('target', 'earlier');
  await expect(replaceFolder(join(home, 'nothing'), out)).rejects.toThrow('ENOENT');
  expect(page(out)).toBe('earlier');
});

test.each([
  [['target/thesis.txt'], 'target', 'holds files but no static/build'],
  [['target'], 'target', 'which is a file'],
  [['a'], 'a/target', 'EEXIST|ENOTDIR'],
  [['target/static/build.json', 'target/.git/HEAD'], 'target', 'which is a git repository'],
])('where somebody has the files %j, nothing is written to %s: %s', async (files, to, reason) => {
  for (const file of files) write(file, 'mine');
  const from = site('new', 'new');
  await expect(replaceFolder(from, join(home, to))).rejects.toThrow(new RegExp(reason));
  for (const file of files) expect(readFileSync(join(home, file), 'utf8')).toBe('mine');
  expect(page(from)).toBe('new');
});

test('a file that somebody added to an earlier export is not deleted', async () => {
  const out = site('target', 'earlier');
  for (const path of ['index.html.br', 'index.html.gz', '.DS_Store']) write(`target/${path}`);
  expect(targetProblem(out)).toBeUndefined();
  write('target/.well-known/security.txt', 'mine');
  write('target/CNAME', 'mine');
  expect(targetProblem(out)).toBe(
    `The export would delete "${out}/.well-known/security.txt" and 1 more, which the earlier one did not write. Move it to "public/", whose files are published, or delete it.`,
  );
  await expect(replaceFolder(site('new', 'new'), out)).rejects.toThrow('would delete');
  expect([page(out), readFileSync(join(out, 'CNAME'), 'utf8')]).toEqual(['earlier', 'mine']);
});

test.each(['.', '..', '/', '', 'public', 'app', 'content', 'public/new', 'content/a/new'])(
  '"%s" is no export',
  (to) => {
    expect(targetProblem(to)).toMatch(
      /^The export cannot be written to ".*", which .* Choose another folder with SITE_OUT\.$/,
    );
  },
);

test('a link to the folder of the build is refused', () => {
  symlinkSync(resolve('.'), join(home, 'target'));
  expect(targetProblem(join(home, 'target'))).toContain('which ');
});

/** Replaces `target` by `new` in a process that is killed before its change of this number. */
function stoppedBefore(number: number): boolean {
  const program = `
    import fs from 'node:fs/promises';
    import { syncBuiltinESMExports } from 'node:module';
    let left = ${number};
    for (const name of ['cp', 'mkdir', 'rename', 'rm']) {
      const change = fs[name];
      fs[name] = (...args) => (left-- === 0 ? process.kill(process.pid, 'SIGKILL') : change(...args));
    }
    syncBuiltinESMExports();
    const { replaceFolder } = await import(${JSON.stringify(resolve('scripts/replace-folder.ts'))});
    await replaceFolder(${JSON.stringify(join(home, 'new'))}, ${JSON.stringify(join(home, 'target'))});`;
  const args = ['--import', './scripts/typescript.mjs', '--input-type=module', '-e', program];
  return spawnSync(process.execPath, args).signal === 'SIGKILL';
}

test('a build that is killed leaves the old site or the new one, whichever step it stops at', async () => {
  const seen: string[] = [];
  for (let number = 0; ; number += 1) {
    await rm(join(home, 'new'), { recursive: true, force: true });
    const out = site('target', 'earlier');
    site('new', 'new');
    if (!stoppedBefore(number)) break;
    // The next build begins with this, whatever becomes of it.
    recoverFolder(out);
    expect(existsSync(join(out, 'static/build.json'))).toBe(true);
    seen.push(page(out));
    await replaceFolder(site('newer', 'newer'), out);
    expect(page(out)).toBe('newer');
  }
  expect(new Set(seen)).toEqual(new Set(['earlier', 'new']));
});

// A second file system that every Linux has, and where anyone may write.
const OTHER = '/dev/shm';
const isElsewhere = existsSync(OTHER) && lstatSync(OTHER).dev !== lstatSync('.').dev;

if (!isElsewhere) {
  process.stdout.write(`Skipped: 1 unit test, because ${OTHER} is no file system of its own.\n`);
}

(isElsewhere ? test : test.skip)('the target may be on another file system', async () => {
  const other = folderWith({}, OTHER);
  const out = join(other, 'target');
  for (const text of ['first', 'second']) {
    write(`new/${text}.html`, text);
    await replaceFolder(site('new', text), out);
    expect([page(out), readdirSync(out)]).toEqual([
      text,
      [`${text}.html`, 'index.html', 'static'].sort(),
    ]);
    expect(readdirSync(other)).toEqual(['target']);
    await rm(join(home, 'new'), { recursive: true });
  }
});
