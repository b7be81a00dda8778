import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { filesOfProject, projectNames, zipProject } from './examples';

const FILES = new Map([
  ['examples/shop/src/main.js', 'start();\n'],
  ['examples/shop/package.json', '{ "scripts": { "start": "vite" } }'],
  ['examples/parts/package.json', '{ "name": "parts" }'],
  ['examples/shop-2/main.js', ''],
]);

test('a project is a folder that npm can start', () => {
  expect(projectNames(FILES)).toEqual(['shop']);
});

test('its files are those of its folder, in order', () => {
  expect(filesOfProject('shop', FILES).map(([path]) => path)).toEqual([
    'package.json',
    'src/main.js',
  ]);
});

test('its zip holds the files in a folder, and is the same in every build and time zone', () => {
  const zip = zipProject('shop', FILES);
  const texts = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(texts).toEqual([
    ['garfish-shop/package.json', '{ "scripts": { "start": "vite" } }'],
    ['garfish-shop/src/main.js', 'start();\n'],
  ]);
  expect(zipProject('shop', new Map([...FILES].reverse()))).toEqual(zip);
  // The day on which a file was last changed, as the format writes it: 1980-01-01 without a time.
  expect([...zip.slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
});
