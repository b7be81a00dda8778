// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { commandLine } from '../command-line.mjs';

// Asks the registry what it knows against the packages that the site is built from, and names those that
// `npm ci` installs unchecked, also in the lab. A registry that does not review packages is no fault of theirs.

commandLine({ usage: 'npm run check:packages' });

for (const file of ['package-lock.json', 'lab/package-lock.json']) {
  /** @type {{ packages: Record<string, { integrity?: string }> }} */
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  const unchecked = Object.keys(packages).filter((path) => path && !packages[path]?.integrity);
  if (unchecked.length === 0) continue;
  console.log(
    `${unchecked.length} packages have no hash in ${file}. Where npm uses the public registry, \`npm run complete-lock -- --hashes\` adds them: ${unchecked.join(', ')}`,
  );
}

const { status, stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const isReviewed = /vulnerabilit/.test(stdout ?? '');
console.log(isReviewed ? stdout : 'Skipped: the registry does not review the packages.');
if (isReviewed && status !== 0) process.exitCode = 1;
