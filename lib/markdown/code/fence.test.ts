import { expect, test } from '@jest/globals';
import { placeInText } from '../../problems/problem';
import { readMarkdown } from '../document/read';

function read(body: string, file = 'a.md', linesAbove = 0) {
  return readMarkdown({ file, body: '\n'.repeat(linesAbove) + body });
}

/** Where the problems of a text are, and of what. */
function problems(body: string, file?: string, linesAbove?: number): string[] {
  return read(body, file, linesAbove).problems.map(
    (problem) => `${placeInText(problem)} ${problem.message.split(' ')[0]}`,
  );
}

test.each(['a.md', 'a.mdx'])('in %s every slip has its place', (file) => {
  const body = ['Text', '', '```ts wrapcode {1,9} /b/', 'let a; // [!code ++]', '```'].join('\n');
  expect(problems(body, file, 10)).toEqual([
    `content/${file}:13:7 "wrapcode"`,
    `content/${file}:13:22 "/b/"`,
    `content/${file}:13:16 "{1,9}"`,
    `content/${file}:14:11 Readers`,
  ]);
});

test.each([
  ['- a\n\n  1. b\n\n     ```ts foo\n     let a; // [!code bar]\n     ```', [5, 12], [6, 16]],
  ['> ```ts foo\n> let a; // [!code bar]\n> ```', [1, 9], [2, 13]],
  ['- ```ts foo\n  let a; // [!code bar]\n  ```', [1, 9], [2, 13]],
])('in %j as well', (body, word, notation) => {
  expect(problems(body)).toEqual([
    `content/a.md:${word.join(':')} "foo"`,
    `content/a.md:${notation.join(':')} Readers`,
  ]);
});

test('in code that is only indented, too', () => {
  expect(problems('Text\n\n    a\n    b // [!code foo]')).toEqual(['content/a.md:4:10 Readers']);
});

test('in components, too', () => {
  const body = '<Tabs>\n\n<Tab label="x">\n\n```ts foo\nlet a\n```\n\n</Tab>\n\n</Tabs>';
  expect(problems(body, 'a.mdx')).toEqual(['content/a.mdx:5:7 "foo"']);
});

test('a command for several package managers tells its slips once', () => {
  expect(problems('```bash npm2yarn foo\nnpm install garfish\n```')).toEqual([
    'content/a.md:1:18 "foo"',
  ]);
});

test('where no package manager is called there is none to choose', () => {
  expect(problems('```ts npm2yarn\nlet a\n```')).toEqual(['content/a.md:1:7 "npm2yarn"']);
});

test.each(['\u00A0', '\u00AD', '\u200B', '\u2060', '\uFEFF'])(
  'a character that nobody sees and readers copy is told: %j',
  (sign) => {
    const { problems } = read(`\`\`\`js\na\nb${sign}c\n\`\`\``);
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    expect(problems).toEqual([
      expect.objectContaining({
        line: 3,
        column: 2,
        message: expect.stringContaining(`U+${code},`),
      }),
    ]);
  },
);

test('lines after the end of the code are a problem', () => {
  const body = '```ts {2,3-9}\nlet a;\nlet b;\n```';
  expect(read(body).problems).toMatchObject([
    {
      line: 1,
      column: 7,
      message: '"{2,3-9}" names a line after the end of the code.',
      fix: 'The last line is line 2.',
    },
  ]);
});

test.each(['```ts\n```', '```ts\n\n  \n```'])('a block without code is told: %j', (body) => {
  expect(read(body).problems).toMatchObject([
    { line: 1, column: 4, message: 'This block of code is empty.', isWarning: true },
  ]);
});

test('what is right is no problem', () => {
  const body = '```ts title="a" {+1} wrapCode\nlet a;\n```\n\n```\nplain\n```';
  expect(problems(body)).toEqual([]);
});

test('ends of lines of other systems make no other code', () => {
  const fence = '```ts foo {2}\nlet a;\n\nlet b; // [!code x]\n```';
  const other = fence.replaceAll('\n', '\r\n');
  expect(read(other).content).toBe(read(fence).content);
  expect(problems(other)).toEqual(problems(fence));
});
