import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const home = mkdtempSync(join(tmpdir(), 'build-lock-'));
afterAll(() => rmSync(home, { recursive: true }));
const file = join(home, 'deep/build.lock');

/** Locks in a process of its own, prints what it finds in the file, and ends. */
function lock(before = '') {
  const program = `
    import { readFileSync, writeFileSync } from 'node:fs';
    ${before}
    import { lockBuild } from ${JSON.stringify(resolve('scripts/build-lock.mjs'))};
    lockBuild(${JSON.stringify(file)});
    console.log(process.pid === Number(readFileSync(${JSON.stringify(file)}, 'utf8')));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
}

test('a build has the lock while it runs, and gives it back', () => {
  expect(lock().stdout).toBe('true\n');
  expect(existsSync(file)).toBe(false);
});

test('a second build is refused, and the first one keeps the lock', () => {
  writeFileSync(file, String(process.pid));
  const { status, stderr } = lock();
  expect(status).not.toBe(0);
  expect(stderr).toContain(`Another build (process ${process.pid}) is running in this folder.`);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
});

test('the lock of a build that was killed counts no more', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(file, String(pid));
  expect(lock().stdout).toBe('true\n');
});

test.each(['', '0', '-1', '1.5', 'x'])(
  'a lock that names no process, %j, counts no more',
  (text) => {
    writeFileSync(file, text);
    expect(lock().stdout).toBe('true\n');
  },
);

test('a lock with the number of this very process is left from a container that had the same', () => {
  const before = `writeFileSync(${JSON.stringify(file)}, String(process.pid));`;
  expect(lock(before).stdout).toBe('true\n');
});

test('a process that may not be reached is running', () => {
  const before = `
    writeFileSync(${JSON.stringify(file)}, '1');
    process.kill = () => { throw Object.assign(new Error(), { code: 'EPERM' }); };`;
  expect(lock(before).stderr).toContain('Another build (process 1) is running');
});
