// @ts-check
import { spawnSync } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { finishExport } from '../lib/export/finish.mjs';
import { EXPORT_FOLDER } from './export-folder.mjs';
import { FIXTURE } from './fixture.mjs';

const isFixture = process.argv.includes('--fixture');
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...(isFixture ? FIXTURE : {}),
};
const out = env.SITE_OUT ?? 'out';

// Next adds to the folder of an earlier export what lies there already.
await rm(EXPORT_FOLDER, { recursive: true, force: true });
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], { env, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const pages = await finishExport(EXPORT_FOLDER, env.BASE_PATH ?? '');

// Only now, so that a build that fails leaves the earlier site as it was.
await rm(out, { recursive: true, force: true });
await rename(EXPORT_FOLDER, out);
console.log(`${pages} pages are ready in ${out}/`);
