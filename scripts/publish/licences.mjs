// @ts-check
import { readFile } from 'node:fs/promises';
import { forbidden, productionPackages } from './licence-list.mjs';

// Lists the packages that the site is built from, with their versions and licences.

const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
const used = productionPackages(packages);
for (const { name, version, licence } of used) console.log(`${name}\t${version}\t${licence}`);
const wrong = forbidden(used);
if (wrong.length > 0) {
  console.error(
    `Not allowed: ${wrong.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`,
  );
  process.exitCode = 1;
}
