import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { transformSync } from 'esbuild';

type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

type Lock = Record<string, Entry>;

const LOCKS = ['package-lock.json', 'lab/package-lock.json'].map(
  (file): Lock => JSON.parse(readFileSync(file, 'utf8')).packages,
);

function namesWhere(isMeant: (entry: Entry) => boolean | undefined, locks = LOCKS): string[] {
  return locks
    .flatMap((packages) => Object.entries(packages))
    .filter(([path, entry]) => path !== '' && isMeant(entry))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

test('the lock files name no download addresses', () => {
  expect(namesWhere(({ resolved }) => resolved !== undefined)).toEqual([]);
});

// Without them `npm ci` fails on every system; `npm run complete-lock` adds them.
test('the lock files have the packages of every system', () => {
  for (const packages of LOCKS) {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
      Object.entries(optionalDependencies)
        .filter(([, version]) => /^\d/.test(version))
        .map(([name]) => name),
    );
    const known = Object.keys(packages);
    expect(wanted.filter((name) => !known.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
  }
});

test('the lab has the versions of the site where both name a package', () => {
  const [site = {}, lab = {}] = LOCKS.map(({ '': root }) => ({
    ...root?.dependencies,
    ...root?.devDependencies,
  }));
  const shared = Object.entries(lab).filter(([name]) => name in site);
  expect(shared.map(([name]) => name)).toEqual(['garfish', 'react', 'react-dom']);
  expect(site).toMatchObject(Object.fromEntries(shared));
  // The playground needs no compiler of templates.
  expect(site?.['@vue/runtime-dom']).toBe(lab?.vue);
});

// Where npm cannot look up a package, it writes no hash, and `npm ci` then installs it unchecked.
// CONTRIBUTING.md says how to complete the files with the public registry; lower the number then.
const WITHOUT_HASH = 39;

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
  const settings = readFileSync('.npmrc', 'utf8');
  expect(settings).toMatch(/^ignore-scripts=true$/m);
  expect(readFileSync('lab/.npmrc', 'utf8')).toBe(settings);
  const withScript = namesWhere(({ hasInstallScript }) => hasInstallScript);
  expect([...new Set(withScript)]).toEqual(WORK_WITHOUT_SCRIPT);
  expect(transformSync('const a: 1 = 1', { loader: 'ts' }).code).toBe('const a = 1;\n');
});
