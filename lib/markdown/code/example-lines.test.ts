import { expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';
import { exampleCode } from './example-lines';

const MAIN = 'examples/start/host/main.js';

const FILES = new Map([
  [MAIN, "import a from 'a';\r\n\r\n// #region run\r\na();\r\n// #endregion\r\n"],
  ['examples/start/host/faulty.js', '// [!code ++]\na();\n'],
]);

function read(body: string, linesAbove = 0) {
  return readMarkdown({ file: 'guide/a.md', body: '\n'.repeat(linesAbove) + body }, [], FILES);
}

test.each([
  ['a\nb\n\n', undefined, 'a\nb', [1, 2]],
  ['a\n// #region x\nb\n// #endregion\nc', undefined, 'a\nb\nc', [1, 3, 5]],
  ['a\n  // #region x\n  b\n\n    c\n  // #endregion\nd', 'x', 'b\n\n  c', [3, 4, 5]],
  ['<!-- #region x -->\n<p>\n<!-- #endregion -->\nb', 'x', '<p>', [2]],
  ['/* #region x */\nb {}\n/* #endregion */\nc {}', 'x', 'b {}', [2]],
  ['# #region x\nb: 1\n# #endregion\nc: 2', 'x', 'b: 1', [2]],
  [
    '// #region x\na\n// #region y\nb\n// #endregion\nc\n// #endregion\nd',
    'x',
    'a\nb\nc',
    [2, 4, 6],
  ],
])('of the file %j the region %s is %j', (text, region, code, lines) => {
  expect(exampleCode(text, region)).toEqual({ code, lines });
});

test('a region that a file does not have is nothing', () => {
  expect(exampleCode('a', 'x')).toBeUndefined();
});

test('a block shows the file that it names, also in lists', () => {
  expect(read(`\`\`\`js file="${MAIN}"\n\`\`\``).content).toBe("import a from 'a';\n\na();");
  expect(read(`- b\n\n  \`\`\`js{1} file="${MAIN}" region="run"\n  \`\`\``).content).toBe(
    'b\na();',
  );
});

test('what cannot be shown is told, with the line of the fence', () => {
  const body = [
    'Text',
    '```js file="examples/start/host/mian.js"',
    '```',
    `\`\`\`js file="${MAIN}"`,
    'a();',
    '```',
    `\`\`\`js file="${MAIN}" region="rnu"`,
    '```',
    '```js region="run"',
    '```',
    '```js file="examples/start/host/faulty.js"',
    '```',
  ].join('\n');
  const { problems } = read(body, 3);
  expect(problems.map(({ message }) => message)).toEqual([
    'There is no example "examples/start/host/mian.js".',
    `This block shows "${MAIN}", so readers would not see the code in the block.`,
    `"${MAIN}" has no region "rnu".`,
    'region="…" needs the file that has the region.',
    'Readers see "[!code ++]" as it is typed.',
  ]);
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(
    [5, 7, 10, 12, 14].map((line) => `content/guide/a.md:${line}`),
  );
});
