import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { TestProcess } from './test-process';

let folder: string;
let tests: TestProcess;

/** A process that passes `good`, ends at `exit` and does not answer `hang`. It counts how often it was asked. */
const SCRIPT = `let asked = 0;
process.on('message', ([file]) => {
  asked += 1;
  if (file === 'exit') process.exit();
  if (file !== 'hang') process.send(file === 'good' || file === String(asked));
});`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-process-'));
  const script = join(folder, 'answers.mjs');
  writeFileSync(script, SCRIPT);
  tests = new TestProcess(script);
});

afterEach(() => {
  tests.stop();
  rmSync(folder, { recursive: true });
});

test('says whether tests pass', async () => {
  expect(await tests.pass(['good'], 30_000)).toBe(true);
  expect(await tests.pass(['bad'], 30_000)).toBe(false);
});

test('keeps its process from one run to the next', async () => {
  await tests.pass(['good'], 30_000);
  expect(await tests.pass(['2'], 30_000)).toBe(true);
});

test.each([
  ['exit', 30_000],
  ['hang', 50],
])(
  'a process that answers with %s has not passed, and the next run has another',
  async (file, ms) => {
    expect(await tests.pass([file], ms)).toBe(false);
    expect(await tests.pass(['1'], 30_000)).toBe(true);
  },
);

test('begins with another process after 60 runs', async () => {
  for (let run = 0; run < 60; run += 1) await tests.pass(['good'], 30_000);
  expect(await tests.pass(['1'], 30_000)).toBe(true);
});
