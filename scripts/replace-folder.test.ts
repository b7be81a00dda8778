import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { recoverFolder, replaceFolder, targetProblem } from './replace-folder';

let home: string;
beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'replace-folder-')));
});
afterEach(() => rm(home, { recursive: true }));

async function write(path: string, text = ''): Promise<void> {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  await writeFile(join(home, path), text);
}

/** An export with one page. */
async function site(name: string, text: string): Promise<string> {
  await write(`${name}/index.html`, text);
  await write(`${name}/static/build.json`, '{}');
  return join(home, name);
}

const page = (path: string) => readFileSync(join(path, 'index.html'), 'utf8');

test('the new export takes the place of the earlier one, and nothing else is left', async () => {
  const out = await site('out', 'earlier');
  await write('out/gone.html', 'earlier');
  await replaceFolder(await site('new', 'new'), out);
  expect([page(out), readdirSync(out), readdirSync(home)]).toEqual([
    'new',
    ['index.html', 'static'],
    ['out'],
  ]);
});

test('the first export needs no earlier one, nor the folder around it', async () => {
  await replaceFolder(await site('new', 'new'), join(home, 'sites/a/out'));
  expect(page(join(home, 'sites/a/out'))).toBe('new');
});

test('an empty folder gives way', async () => {
  mkdirSync(join(home, 'out'));
  await replaceFolder(await site('new', 'new'), join(home, 'out'));
  expect(page(join(home, 'out'))).toBe('new');
});

test.each([true, false])('a link stays one; its target exists: %s', async (exists) => {
  if (exists) await site('real', 'earlier');
  symlinkSync('real', join(home, 'out'));
  await replaceFolder(await site('new', 'new'), join(home, 'out'));
  expect(lstatSync(join(home, 'out')).isSymbolicLink()).toBe(true);
  expect([page(join(home, 'real')), page(join(home, 'out'))]).toEqual(['new', 'new']);
});

test('folders of somebody else beside the target stay', async () => {
  const out = await site('out', 'earlier');
  await site('out.new', 'mine');
  await site('out.old', 'mine');
  await replaceFolder(await site('new', 'new'), out);
  expect(readdirSync(home)).toEqual(['out', 'out.new', 'out.old']);
  expect(page(join(home, 'out.old'))).toBe('mine');
});

test('where the new export cannot come, the earlier one stays', async () => {
  const out = await site('out', 'earlier');
  await expect(replaceFolder(join(home, 'nothing'), out)).rejects.toThrow('ENOENT');
  expect(page(out)).toBe('earlier');
});

test('an earlier export in a folder that cannot be written is told before the build', async () => {
  const out = await site('out', 'earlier');
  expect(await targetProblem(out, () => true)).toBeUndefined();
  expect(await targetProblem(out, () => false)).toContain('where no folder can be made');
});

test.each([
  ['a folder with files of somebody', ['out/thesis.txt'], 'out', 'holds files but no static/build'],
  ['a file', ['out'], 'out', 'which is a file'],
  ['a place below a file', ['a'], 'a/out', 'where no folder can be made'],
  ['a repository', ['out/static/build.json', 'out/.git/HEAD'], 'out', 'which is a git repository'],
])('%s is not replaced', async (_, files, to, reason) => {
  for (const file of files) await write(file, 'mine');
  const from = await site('new', 'new');
  await expect(replaceFolder(from, join(home, to))).rejects.toThrow(reason);
  for (const file of files) expect(readFileSync(join(home, file), 'utf8')).toBe('mine');
  expect(page(from)).toBe('new');
});

test.each(['.', '..', '/', ''])('a build may not write its export to "%s"', async (to) => {
  expect(await targetProblem(to)).toMatch(
    /^The export cannot be written to ".*", because this folder holds .* Choose another folder with SITE_OUT\.$/,
  );
});

test.each(['public', 'app', 'content'])(
  'the folder "%s" of the project is no export',
  async (to) => {
    expect(await targetProblem(to)).toContain('which holds files but no static/build.json');
  },
);

test('a link to the folder of the build is refused', async () => {
  symlinkSync(resolve('.'), join(home, 'out'));
  expect(await targetProblem(join(home, 'out'))).toContain('holds the one in which the build runs');
});

/** Replaces `out` by `new` in a process that is killed before its change of this number. */
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
    await replaceFolder(${JSON.stringify(join(home, 'new'))}, ${JSON.stringify(join(home, 'out'))});`;
  const args = ['--import', './scripts/typescript.mjs', '--input-type=module', '-e', program];
  return spawnSync(process.execPath, args).signal === 'SIGKILL';
}

test('a run that stops in between leaves the old site or the new one, whichever step it stops at', async () => {
  const seen: string[] = [];
  for (let number = 0; ; number += 1) {
    await rm(join(home, 'new'), { recursive: true, force: true });
    const out = await site('out', 'earlier');
    await site('new', 'new');
    if (!stoppedBefore(number)) break;
    // The next build begins with this, whatever becomes of it.
    await recoverFolder(out);
    expect(existsSync(join(out, 'static/build.json'))).toBe(true);
    seen.push(page(out));
    await replaceFolder(await site('newer', 'newer'), out);
    expect(page(out)).toBe('newer');
    expect(readdirSync(home).filter((name) => name.startsWith('.'))).toEqual([]);
  }
  expect(new Set(seen)).toEqual(new Set(['earlier', 'new']));
});

// A second file system that every Linux has, and where anyone may write.
const OTHER = '/dev/shm';
const isElsewhere = existsSync(OTHER) && lstatSync(OTHER).dev !== lstatSync(tmpdir()).dev;

if (!isElsewhere) {
  process.stdout.write(`Skipped: 2 unit tests, because ${OTHER} is no file system of its own.\n`);
}

(isElsewhere ? test : test.skip)('the target may be on another file system', async () => {
  const other = await mkdtemp(join(OTHER, 'replace-folder-'));
  try {
    for (const text of ['first', 'second']) {
      await replaceFolder(await site('new', text), join(other, 'out'));
      expect([page(join(other, 'out')), readdirSync(other)]).toEqual([text, ['out']]);
    }
    expect(readdirSync(home)).toEqual([]);
  } finally {
    await rm(other, { recursive: true });
  }
});

(isElsewhere ? test : test.skip)(
  'what another file system has no room for, leaves the earlier export',
  async () => {
    const other = await mkdtemp(join(OTHER, 'replace-folder-'));
    const out = join(other, 'out');
    try {
      await replaceFolder(await site('new', 'first'), out);
      const full = async (_: string, to: string) => {
        mkdirSync(to);
        await writeFile(join(to, 'index.html'), 'half of it');
        throw new Error('ENOSPC');
      };
      await expect(replaceFolder(await site('new', 'second'), out, full)).rejects.toThrow('ENOSPC');
      expect([page(out), readdirSync(other)]).toEqual(['first', ['out']]);
    } finally {
      await rm(other, { recursive: true });
    }
  },
);
