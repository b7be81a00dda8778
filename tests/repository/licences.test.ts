import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { browserPackages } from '../../lib/export/licences';

type Locked = { license?: string; dev?: boolean; optionalDependencies?: Record<string, string> };
type Licensed = { name: string; licence: string };

/** Licences that leave the site's own code to itself. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Licences that are right for some packages only, and why. */
const EXCEPTIONS: readonly { packages: RegExp; licence: string; why: string }[] = [
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0', why: 'data that the build reads' },
  {
    packages: /^(next-mdx-remote|satori|@resvg\/.*)$/,
    licence: 'MPL-2.0',
    why: 'the build uses them unchanged',
  },
  { packages: /^simple-icons$/, licence: 'CC0-1.0', why: 'its drawings are free of any condition' },
  {
    packages: /^@fontsource(-variable)?\//,
    licence: 'OFL-1.1',
    why: 'fonts may be passed on as they are',
  },
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    why: 'programs of their own for resizing pictures, which the export does not do',
  },
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const used = productionPackages(packages);

test('every package that the site is built from has a licence that allows it', () => {
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(isForbidden)).toEqual([]);
});

test('what reaches readers asks for nothing but its notice', async () => {
  const packages = [...(await browserPackages()).keys()];
  const licences = used.filter(({ name }) => packages.includes(name));
  expect(new Set(licences.map(({ name }) => name))).toEqual(new Set(packages));
  const asksForMore = licences.filter(
    ({ name, licence }) =>
      !['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT'].includes(licence) &&
      !(licence === 'OFL-1.1' && name.startsWith('@fontsource')),
  );
  expect(asksForMore).toEqual([]);
});

/** The packages that the site is built from, without those that only check it. */
function productionPackages(locked: Readonly<Record<string, Locked>>): Licensed[] {
  const entries = Object.entries(locked).filter(([path, { dev }]) => path !== '' && !dev);
  return entries.map(([path, { license }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    // The parts of a package for other systems are in the lock file by name alone.
    const owner = entries.find(([, { optionalDependencies = {} }]) => name in optionalDependencies);
    return { name, licence: license ?? owner?.[1].license ?? 'unknown' };
  });
}

/** Whether not all of the licences of a package are allowed. */
function isForbidden({ name, licence }: Licensed): boolean {
  const parts = licence.replace(/[()]/g, '').split(' AND ');
  return !parts.every((part) => part.split(' OR ').some((choice) => isAllowed(name, choice)));
}

function isAllowed(name: string, licence: string): boolean {
  return (
    ALLOWED.includes(licence) ||
    EXCEPTIONS.some((exception) => exception.licence === licence && exception.packages.test(name))
  );
}
