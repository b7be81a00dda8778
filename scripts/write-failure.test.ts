import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { spaceFailure, writeFailure } from './write-failure';

const withCode = (code: string, more: object = {}) => Object.assign(new Error(), { code, ...more });

test('a full disk is told with the space that is needed, and what became of the site', () => {
  expect(writeFailure(withCode('ENOSPC'), 'no-export')).toBe(
    'The disk is full. Free 1 GB, which a build needs with its cache, and build again. Nothing was written to "no-export".',
  );
  const out = mkdtempSync(join(tmpdir(), 'out-'));
  try {
    expect(writeFailure(withCode('EDQUOT'), out)).toContain(
      `The earlier export in "${out}" is unchanged.`,
    );
  } finally {
    rmSync(out, { recursive: true });
  }
});

test('what cannot be written is told; of a copy or a new name, the place', () => {
  const moved = withCode('EACCES', { path: 'a', dest: 'b/c' });
  expect(writeFailure(moved, 'out')).toMatch(
    /^The build cannot write to "b\/c"\. Change the rights/,
  );
  expect(writeFailure(withCode('EROFS'), 'out')).toMatch(/^The build cannot write to "out"\./);
});

test('other errors keep their own words', () => {
  for (const error of [new Error('x'), withCode('ENOENT'), 'text']) {
    expect(writeFailure(error, 'out')).toBeUndefined();
  }
});

test('a step that fails on a disk without space has probably failed for it', () => {
  expect(spaceFailure('no-export', 9e6)).toMatch(/^The disk is full\. .* Nothing was written/);
  expect(spaceFailure('no-export', 10e6)).toBeUndefined();
  expect(spaceFailure('no-export')).toBeUndefined();
});
