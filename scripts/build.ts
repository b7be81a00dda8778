import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { finishExport } from '../lib/export/finish';
import { pruneDiskCache } from '../lib/files/disk-cache';
import { lockBuild } from './build-lock.mjs';
import { basePathProblem, EXPORT_FOLDER, FIXTURE, LOCK, sourceProblem } from './build-settings.mjs';
import { commandLine } from './command-line.mjs';
import { whyDatesAreMissing } from './missing-dates';
import { recoverFolder, replaceFolder, targetProblem } from './replace-folder';
import { spaceFailure, writeFailure } from './write-failure';

const { values } = commandLine({
  usage: 'npm run build, or npm run build:fixture for the fixture site',
  options: { fixture: { type: 'boolean' } },
});
const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...(values.fixture ? FIXTURE : {}),
};
const { SITE_OUT: out = 'out', BASE_PATH: basePath = '' } = env;
const start = Date.now();

try {
  const wrong = basePathProblem(basePath) ?? sourceProblem(env) ?? (await targetProblem(out));
  if (wrong) throw new Error(wrong);
  lockBuild(LOCK);
  await recoverFolder(out);
} catch (error) {
  console.error(writeFailure(error, out) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}
const reason = whyDatesAreMissing('.');
if (reason) console.warn(`Pages may show no date of their last change: ${reason}`);

// Before the compile, so that writers need not wait for it.
run(
  ...['--conditions=react-server', '--import', './scripts/typescript.mjs'],
  'scripts/check-content.ts',
);
const pages = await writeExport().catch(async (error) => {
  await recoverFolder(out).catch(() => {});
  const told = writeFailure(error, out);
  if (told === undefined) throw error;
  console.error(told);
  process.exit(1);
});
pruneDiskCache(start);
console.log(`${pages} pages are ready in ${out}/`);

/** Tells how many pages there are. */
async function writeExport() {
  // Next adds its files to those of an earlier export.
  await rm(EXPORT_FOLDER, { recursive: true, force: true });
  run(createRequire(import.meta.url).resolve('next/dist/bin/next'), 'build');
  const count = await finishExport(EXPORT_FOLDER, basePath);
  // Only now, so that a build that fails leaves the earlier site as it was.
  await replaceFolder(EXPORT_FOLDER, out);
  return count;
}

/** Runs Node; when that fails, the build ends. */
function run(...args: readonly string[]) {
  const all = ['--require', './scripts/end-with-parent.cjs', ...args];
  const { status } = spawnSync(process.execPath, all, { env, stdio: 'inherit' });
  if (status === 0) return;
  const told = spaceFailure(out);
  if (told) console.error(told);
  process.exit(status ?? 1);
}
