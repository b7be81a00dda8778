import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderWith, writeFiles } from '../../tests/support/folder';
import { lastChanges } from './last-changes';

const EAST = '2024-03-01T23:30:00+08:00';
const WEST = '2024-03-02T00:15:00-05:00';
const LATER = '2025-01-01T12:00:00+01:00';

let root: string;
const path = process.env.PATH;

beforeEach(() => {
  root = folderWith();
});

afterEach(() => {
  process.env.PATH = path;
});

test('each file has the date of its newest commit, in the time zone of its author', async () => {
  const { commit, dates } = repository();
  commit(EAST, { 'docs/a.md': '1', 'docs/guide/b.md': '1', 'README.md': '1' });
  commit(WEST, { 'docs/guide/b.md': '2' });
  expect(await dates('docs', ['a.md', 'guide/b.md'])).toEqual({ 'a.md': EAST, 'guide/b.md': WEST });
});

test('the author counts, not who committed later, and an older date may be the newest commit', async () => {
  const { commit, dates } = repository();
  commit(LATER, { 'docs/a.md': '1' });
  commit(EAST, { 'docs/a.md': '2' }, { GIT_COMMITTER_DATE: LATER });
  expect(await dates('docs', ['a.md'])).toEqual({ 'a.md': EAST });
});

test('names may hold spaces, quotes, signs and any letters', async () => {
  const names = ['a b.md', '"quoted".md', '沙箱/隔离.md', 'M.md', '@a.md', 'tab\there.md'];
  const { commit, dates } = repository();
  commit(EAST, Object.fromEntries(names.map((name) => [`my docs/${name}`, '1'])));
  expect(await dates('my docs', names)).toEqual(
    Object.fromEntries(names.map((name) => [name, EAST])),
  );
});

test('a rename is a change', async () => {
  const { git, commit, dates } = repository();
  commit(EAST, { 'docs/a.md': 'A text that stays the same.\n' });
  git(['mv', 'docs/a.md', 'docs/b.md']);
  commit(WEST);
  expect(await dates('docs', ['b.md'])).toEqual({ 'b.md': WEST });
});

test('a file that was never committed has no date', async () => {
  const { git, commit, write, dates } = repository();
  commit(EAST, { 'docs/a.md': '1', '.gitignore': 'docs/ignored\n' });
  write({ 'docs/a.md': '2', 'docs/new.md': '1', 'docs/ignored/b.md': '1' });
  git(['add', 'docs/new.md']);
  const files = ['a.md', 'new.md', 'ignored/b.md', 'nowhere.md'];
  expect(await dates('docs', files)).toEqual({ 'a.md': EAST });
  expect(await dates('docs/ignored', ['b.md'])).toEqual({});
});

test('a merge counts only for the files that it changed itself', async () => {
  const { git, commit, write, dates } = repository();
  commit(EAST, { 'docs/both.md': '1', 'docs/ours.md': '1', 'docs/theirs.md': '1' });
  git(['checkout', '--quiet', '-b', 'side']);
  commit(WEST, { 'docs/both.md': '2', 'docs/theirs.md': '2' });
  git(['checkout', '--quiet', '-']);
  commit(EAST, { 'docs/both.md': '3', 'docs/ours.md': '2' });
  git(['merge', '--quiet', '--no-commit', '--strategy=ours', 'side']);
  write({ 'docs/both.md': '4', 'docs/theirs.md': '2' });
  commit(LATER);
  expect(await dates('docs', ['both.md', 'ours.md', 'theirs.md'])).toEqual({
    'both.md': LATER,
    'ours.md': EAST,
    'theirs.md': WEST,
  });
});

test('a shallow clone knows the changes that it has fetched, and no others', async () => {
  const { commit, at } = repository();
  commit(EAST, { 'docs/a.md': '1', 'docs/b.md': '1', 'docs/c.md': '1' });
  commit(WEST, { 'docs/b.md': '2' });
  commit(LATER, { 'docs/c.md': '2' });
  for (const [depth, dates] of [
    [1, {}],
    [2, { 'c.md': LATER }],
    [4, { 'a.md': EAST, 'b.md': WEST, 'c.md': LATER }],
  ] as const) {
    const clone = join(root, `clone-${depth}`);
    run(root, ['clone', '--quiet', `--depth=${depth}`, `file://${at}`, clone]);
    const changes = await lastChanges(join(clone, 'docs'));
    expect(Object.fromEntries(changes)).toEqual(dates);
  }
});

test('settings of the person who builds change nothing', async () => {
  const { git, commit, dates } = repository();
  commit(EAST, { 'docs/a.md': '1' });
  git(['mv', 'docs/a.md', 'docs/b.md']);
  commit(WEST, { 'docs/c.md': '1' });
  for (const setting of [
    ['diff.relative', 'true'],
    ['log.follow', 'true'],
    ['log.showSignature', 'true'],
    ['log.date', 'relative'],
    ['diff.renames', 'copies'],
    ['color.ui', 'always'],
    ['core.quotePath', 'true'],
  ]) {
    git(['config', ...setting]);
  }
  expect(await dates('docs', ['b.md', 'c.md'])).toEqual({ 'b.md': WEST, 'c.md': WEST });
});

test('where git fails, its output until then is used', async () => {
  insteadOfGit(`printf '\\001${EAST} parent\\0\\nM\\0a.md\\0\\0012024'; exit 128`);
  expect(await lastChanges(root)).toEqual(new Map(['M', 'a.md'].map((file) => [file, EAST])));
});

test('in a repository without commits there is no date', async () => {
  const { write, dates } = repository();
  write({ 'docs/a.md': '1' });
  expect(await dates('docs', ['a.md'])).toEqual({});
});

test('outside of a repository there is no date', async () => {
  writeFiles(root, { 'a.md': '1' });
  expect(await lastChanges(root)).toEqual(new Map());
  expect(await lastChanges(join(root, 'nowhere'))).toEqual(new Map());
});

test('without git there is no date', async () => {
  const { commit, dates } = repository();
  commit(EAST, { 'docs/a.md': '1' });
  process.env.PATH = join(root, 'nowhere');
  expect(await dates('docs', ['a.md'])).toEqual({});
});

/** A new repository whose commits have the dates that they are given. */
function repository() {
  const at = join(root, 'project');
  run(root, ['init', '--quiet', at]);

  const git = (args: string[], env: Record<string, string> = {}) => run(at, args, env);
  const write = (files: Record<string, string>) => writeFiles(at, files);
  const commit = (date: string, files: Record<string, string> = {}, env = {}) => {
    write(files);
    git(['add', '--all']);
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, ...env };
    git(['commit', '--quiet', '--message=x'], dates);
  };
  const dates = async (folder: string, files: string[]) => {
    const changes = await lastChanges(join(at, folder));
    return Object.fromEntries(files.map((file) => [file, changes.get(file)]));
  };
  return { at, git, write, commit, dates };
}

/** Replaces git by a program: it knows the repository, and reads its log by a script. */
function insteadOfGit(log: string): void {
  const folder = join(root, 'bin');
  const script = `case "$*" in *rev-parse*) printf 'false\\n\\n' ;; *) ${log} ;; esac`;
  writeFiles(folder, { git: `#!/bin/sh\n${script}\n` });
  chmodSync(join(folder, 'git'), 0o755);
  process.env.PATH = `${folder}:${path}`;
}

/** Runs git as nobody in particular, whoever runs the tests and wherever. */
function run(folder: string, args: string[], env: Record<string, string> = {}): void {
  const nobody = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, 'Nobody'],
    [`GIT_${role}_EMAIL`, 'nobody@example.com'],
  ]);
  execFileSync('git', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: path,
      HOME: root,
      GIT_CONFIG_NOSYSTEM: '1',
      ...Object.fromEntries(nobody),
      ...env,
    } as NodeJS.ProcessEnv,
  });
}
