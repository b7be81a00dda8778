import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { folderWith } from '../tests/support/folder';
import { whyDatesAreMissing } from './missing-dates';

const path = process.env.PATH;
let home: string;
beforeEach(() => {
  home = folderWith();
});
afterEach(() => {
  process.env.PATH = path;
});

function repository(name: string): string {
  const folder = join(home, name);
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', ['init', '--quiet', folder]);
  for (const message of ['one', 'two']) {
    const commit = [...identity, 'commit', '--quiet', '--allow-empty', '-m', message];
    execFileSync('git', commit, { cwd: folder });
  }
  return folder;
}

test('a clone with the whole history has all dates', () => {
  expect(whyDatesAreMissing(repository('whole'))).toBeUndefined();
});

test('a shallow clone names the command that completes it', () => {
  const clone = join(home, 'shallow');
  const from = `file://${repository('origin')}`;
  execFileSync('git', ['clone', '--quiet', '--depth=1', from, clone]);
  expect(whyDatesAreMissing(clone)).toContain('git fetch --unshallow');
});

test('a folder without history says so', () => {
  expect(whyDatesAreMissing(home)).toContain('git reads no history here');
});

test('a machine without git is told so', () => {
  process.env.PATH = home;
  expect(whyDatesAreMissing(home)).toContain('git is not installed');
});
