import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { transformSync } from 'esbuild';

type Entry = {
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

function namesWhere(isMeant: (entry: Entry) => boolean | undefined): string[] {
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && isMeant(entry))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

test('the lock file names no download addresses', () => {
  expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
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
  const unchecked = namesWhere(({ integrity }) => !integrity);
  expect(unchecked.length).toBeLessThanOrEqual(WITHOUT_HASH);
  // They are programs for other systems; what every machine installs has a hash.
  expect(unchecked.filter((name) => !NATIVE.test(name))).toEqual([]);
});

const NATIVE = /^@(biomejs\/cli|next\/swc|rspack\/binding|unrs\/resolver-binding)/;

// Their scripts only replace what works without them: esbuild's makes its command start sooner, and that of
// the watcher builds it where no package has been made for the system.
const WORK_WITHOUT_SCRIPT = ['@parcel/watcher', 'esbuild'];

test('no package runs a script when it is installed, and none needs to', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(namesWhere(({ hasInstallScript }) => hasInstallScript)).toEqual(WORK_WITHOUT_SCRIPT);
  expect(transformSync('const a: 1 = 1', { loader: 'ts' }).code).toBe('const a = 1;\n');
});
