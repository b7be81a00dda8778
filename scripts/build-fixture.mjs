// @ts-check
import { spawnSync } from 'node:child_process';
import { commandLine } from './command-line.mjs';

// Builds the fixture site, which has settings and content of its own.

commandLine({ usage: 'npm run build:fixture' });
const env = {
  ...process.env,
  SITE_CONFIG: './e2e/fixture-site/site.config.ts',
  SITE_CONTENT: 'e2e/fixture-site/content',
  SITE_OUT: 'out-fixture',
  BASE_PATH: '/base',
};
const { status } = spawnSync('npm', ['run', 'build'], {
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
