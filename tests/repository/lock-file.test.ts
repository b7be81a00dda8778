import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

type Entry = {
  resolved?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

test('the lock file names no download addresses', () => {
  expect(Object.keys(packages).filter((path) => packages[path]?.resolved)).toEqual([]);
});

// Without them `npm ci` fails on every system; `npm run complete-lock` adds them.
test('the lock file has the packages of every system', () => {
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(([, version]) => /^\d/.test(version))
      .map(([name]) => name),
  );
  const known = Object.keys(packages);
  expect(wanted.filter((name) => !known.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
});

// Where npm cannot look up a package, it writes no hash, and `npm ci` then installs it unchecked.
// CONTRIBUTING.md says how to complete the file with the public registry; lower the number then.
const WITHOUT_HASH = 44;

test('no more packages than before come without a hash', () => {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  const unchecked = entries.filter(([, { integrity }]) => !integrity).map(([path]) => path);
  expect(unchecked.length).toBeLessThanOrEqual(WITHOUT_HASH);
  // They are programs for other systems; what every machine installs has a hash.
  expect(unchecked.filter((path) => !NATIVE.test(path))).toEqual([]);
});

const NATIVE = /@(biomejs\/cli|next\/swc|pagefind\/|rspack\/binding|unrs\/resolver-binding)/;
