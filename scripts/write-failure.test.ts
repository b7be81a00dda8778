import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { spaceFailure, writeFailure } from './write-failure';

const full = Object.assign(new Error('ENOSPC: no space left on device'), {
  code: 'ENOSPC',
  path: '/site/.tmp/export/a.html',
});

test('a full disk is told with the file, the space that is needed, and what became of the site', () => {
  expect(writeFailure(full, 'no-export')).toBe(
    '"/site/.tmp/export/a.html" could not be written. The disk is full. Free 1 GB, which a build needs with its cache, and build again. Nothing was written to "no-export".',
  );
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  try {
    expect(writeFailure(full, out)).toContain(`The earlier export in "${out}" is unchanged.`);
  } finally {
    rmSync(out, { recursive: true });
  }
});

test('of a copy or a new name, the place that cannot be written is told', () => {
  const moved = Object.assign(new Error(), { code: 'EACCES', path: 'a', dest: 'b/c' });
  expect(writeFailure(moved, 'out')).toMatch(/^"b\/c" could not be written\. Change the rights/);
});

test('an error that names no file is told, too', () => {
  expect(writeFailure(Object.assign(new Error(), { code: 'EMFILE' }), 'out')).toMatch(
    /^The export could not be written\. Too many files are open\./,
  );
});

test('other errors keep their own words', () => {
  for (const error of [new Error('x'), Object.assign(new Error(), { code: 'ENOENT' }), 'text']) {
    expect(writeFailure(error, 'out')).toBeUndefined();
  }
});

test('a step that fails on a disk without space has probably failed for it', () => {
  expect(spaceFailure('no-export', 9e6)).toMatch(/^The disk is full\. .* Nothing was written/);
  expect(spaceFailure('no-export', 10e6)).toBeUndefined();
  expect(spaceFailure('no-export')).toBeUndefined();
});
