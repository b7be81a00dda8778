// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { reviewOf, withoutHash } from './packages.mjs';

// Asks the registry what it knows against the packages that the site is built from, and names those that
// `npm ci` installs unchecked.

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const unchecked = withoutHash(packages);
if (unchecked.length > 0) {
  console.log(
    `${unchecked.length} packages have no hash in package-lock.json. Where npm uses the public registry, \`npm run complete-lock -- --hashes\` adds them: ${unchecked.join(', ')}`,
  );
}

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const review = reviewOf(stdout ?? '');
if ('skipped' in review) {
  console.log(`Skipped: the registry does not review the packages (${review.skipped}).`);
} else {
  for (const hint of review.hints) console.log(hint);
  for (const fault of review.faults) console.error(fault);
  console.log(`${review.faults.length} grave and ${review.hints.length} other vulnerabilities.`);
  if (review.faults.length > 0) process.exitCode = 1;
}
