import { expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';

const MAIN = 'examples/start/host/main.js';

const FILES = new Map([[MAIN, "import a from 'a';\r\n\r\na();\r\n\r\n"]]);

function read(body: string, linesAbove = 0) {
  return readMarkdown({ file: 'guide/a.md', body: '\n'.repeat(linesAbove) + body }, FILES);
}

test('a block shows the file that it names, also in lists', () => {
  const code = "import a from 'a';\n\na();";
  expect(read(`\`\`\`js file="${MAIN}"\n\`\`\``).content).toBe(code);
  expect(read(`- b\n\n  \`\`\`js{1} file="${MAIN}"\n  \`\`\``).content).toBe(`b\n${code}`);
});

test('what cannot be shown is told, with the line of the fence', () => {
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
