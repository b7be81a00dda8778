import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { readMarkdown } from '../document/read';
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

test('its zip holds the files in a folder, in one order', () => {
  const zip = zipProject('shop', FILES);
  const texts = Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(texts).toEqual([
    ['garfish-shop/package.json', '{ "scripts": { "start": "vite" } }'],
    ['garfish-shop/src/main.js', 'start();\n'],
  ]);
  expect(zipProject('shop', new Map([...FILES].reverse()))).toEqual(zip);
});

const MAIN = 'examples/start/host/main.js';

const PAGE_FILES = new Map([[MAIN, "import a from 'a';\r\n\r\na();\r\n\r\n"]]);

function read(body: string, linesAbove = 0) {
  return readMarkdown({ file: 'guide/a.md', body: '\n'.repeat(linesAbove) + body }, PAGE_FILES);
}

test('a block shows the file that it names, also in lists', () => {
  const code = "import a from 'a';\n\na();";
  expect(read(`\`\`\`js file="${MAIN}"\n\`\`\``).content).toBe(code);
  expect(read(`- b\n\n  \`\`\`js{1} file="${MAIN}"\n  \`\`\``).content).toBe(`b\n${code}`);
});

test('what cannot be shown is reported, with the line of the fence', () => {
  const body = [
    'Text',
    '```js file="examples/start/host/mian.js"',
    '```',
    `\`\`\`js file="${MAIN}"`,
    'a();',
    '```',
  ].join('\n');
  const { problems } = read(body, 3);
  expect(problems.map(({ message }) => message)).toEqual([
    'There is no example "examples/start/host/mian.js".',
    `This block shows "${MAIN}", so readers would not see the code in the block.`,
  ]);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(
    [5, 7].map((line) => `content/guide/a.md:${line}`),
  );
});
