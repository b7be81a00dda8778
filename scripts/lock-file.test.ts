import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

type Entry = { resolved?: string; optionalDependencies?: Record<string, string> };

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
