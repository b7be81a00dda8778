import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { readExampleFiles } from '../content/example-files';

// The examples are built with the packages of this repository, and readers install them by their
// own `package.json`. So both must name the same.

type Manifest = {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const files = await readExampleFiles('examples');
const root: Manifest = JSON.parse(await readFile('package.json', 'utf8'));
const projects = [...files]
  .filter(([path]) => path.endsWith('/package.json'))
  .map(([path, text]): [string, Manifest] => [path, JSON.parse(text)]);

function packagesOf({ dependencies, devDependencies }: Manifest): [string, string][] {
  return Object.entries({ ...dependencies, ...devDependencies });
}

test('the examples name the versions with which they are tested', () => {
  const tested = new Map(packagesOf(root));
  const wrong = projects.flatMap(([path, project]) =>
    packagesOf(project)
      .filter(([name, version]) => tested.get(name) !== version)
      .map(([name, version]) => `${path}: ${name} ${version}, here ${tested.get(name)}`),
  );
  expect(projects.length).toBeGreaterThanOrEqual(8);
  expect(wrong).toEqual([]);
});

test('no example is ever published, and no two have one name', () => {
  const names = projects.map(([, { name }]) => name);
  expect(projects.filter(([, project]) => project.private !== true)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test('no two examples keep their chunks under one name', () => {
  const globals = [...files].flatMap(([path, text]) => {
    const [, name] = /chunkLoadingGlobal: '(\w+)'/.exec(text) ?? [];
    return name === undefined ? [] : [`${name} of ${path}`];
  });
  expect(globals.length).toBeGreaterThanOrEqual(3);
  expect(new Set(globals.map((line) => line.split(' ')[0])).size).toBe(globals.length);
});
