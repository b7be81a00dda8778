import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readExampleFiles } from '../lib/content/source-files';
import { projectNames, zipProject } from '../lib/markdown/code/examples';

// The examples are built with the packages of the lab and of the site, and readers install them by their own
// `package.json`. So both must name the same.

type Manifest = {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
  workspaces?: string[];
  overrides?: Record<string, Record<string, string>>;
};

const files = readExampleFiles('examples');
const projects = [...files]
  .filter(([path]) => path.endsWith('/package.json'))
  .map(([path, text]): [string, Manifest] => [path, JSON.parse(text)]);

function manifestOf(path: string): Manifest {
  return JSON.parse(files.get(path) ?? '{}');
}

function installedBy(manifest: string): [string, string][] {
  return packagesOf(JSON.parse(readFileSync(manifest, 'utf8')));
}

function packagesOf({ dependencies, devDependencies }: Manifest): [string, string][] {
  return Object.entries({ ...dependencies, ...devDependencies });
}

test('the examples name the versions with which they are tested', () => {
  const tested = new Map(['package.json', 'lab/package.json'].flatMap(installedBy));
  const wrong = projects.flatMap(([path, project]) =>
    packagesOf(project)
      .filter(([name, version]) => tested.get(name) !== version)
      .map(([name, version]) => `${path}: ${name} ${version}, here ${tested.get(name)}`),
  );
  expect(projects.length).toBeGreaterThanOrEqual(8);
  expect(wrong).toEqual([]);
});

test('the zip of each project holds its whole folder, and its start script starts every app in it', () => {
  const names = projectNames(files);
  expect(names).toEqual(expect.arrayContaining(['hello', 'quick-start', 'react', 'vite']));
  for (const name of names) {
    const paths = [...files.keys()].filter((path) => path.startsWith(`examples/${name}/`));
    const inZip = Object.keys(unzipSync(zipProject(name, files)));
    expect(inZip).toEqual(paths.sort().map((path) => path.replace('examples/', 'garfish-')));
    const { scripts, workspaces = [] } = manifestOf(`examples/${name}/package.json`);
    for (const workspace of workspaces) {
      expect(scripts?.start).toContain(`--workspace ${workspace}`);
      expect(manifestOf(`examples/${name}/${workspace}/package.json`).scripts).toHaveProperty(
        'dev',
      );
    }
  }
});

test('a project overrides peers with the versions that its apps install', () => {
  for (const [path, { workspaces, overrides = {} }] of projects) {
    const installed = Object.assign(
      {},
      ...(workspaces ?? []).map(
        (folder) => manifestOf(path.replace('package.json', `${folder}/package.json`)).dependencies,
      ),
    );
    if (!workspaces) continue;
    for (const peers of Object.values(overrides)) expect(installed).toMatchObject(peers);
  }
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
