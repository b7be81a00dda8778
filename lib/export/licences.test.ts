import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { browserPackages, licencesOf } from './licences';

test('packages of scripts, pages, playgrounds and fonts are listed with their dependencies', async () => {
  const packages = [...(await browserPackages()).keys()];
  const some = ['@garfish/core', '@vue/shared', 'lucide-react', 'next-themes', 'scheduler'];
  const font = expect.stringMatching(/^@fontsource-variable\//);
  expect(packages).toEqual(expect.arrayContaining([...some, font]));
  for (const name of ['esbuild', 'next', 'shiki', '@jest/globals']) {
    expect(packages).not.toContain(name);
  }
});

test('packages of one licence and one owner share its text', async () => {
  const notices = await licencesOf(
    new Map(['react', 'minisearch', 'react-dom'].map((name) => [name, name])),
  );
  expect(notices).toContain(`react ${version('react')}, react-dom ${version('react-dom')}\n---`);
  expect(notices).toContain(`minisearch ${version('minisearch')}\n---`);
  expect(notices.match(/Meta Platforms/g)).toHaveLength(1);
  expect(notices).toContain('Copyright 2022 Luca Ongaro');
});

test('all of them have a licence', async () => {
  const packages = await browserPackages();
  const notices = await licencesOf(packages);
  for (const [name, folder] of packages) expect(notices).toContain(`${name} ${version(folder)}`);
  expect(notices.match(/Copyright/gi)?.length).toBeGreaterThan(6);
});

function version(folder: string): string {
  return JSON.parse(readFileSync(`node_modules/${folder}/package.json`, 'utf8')).version;
}
