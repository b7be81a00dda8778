import { expect, test } from '@jest/globals';
import { formatLocation } from '../../problems/problem';
import { readMarkdown } from '../document/read';

function read(body: string, file = 'a.md', linesAbove = 0) {
  return readMarkdown({ file, body: '\n'.repeat(linesAbove) + body });
}

/** Where the problems of a text are, and of what. */
function problems(body: string, file?: string, linesAbove?: number): string[] {
  return read(body, file, linesAbove).problems.map(
    (problem) => `${formatLocation(problem)} ${problem.message.split(' ')[0]}`,
  );
}

test.each(['a.md', 'a.mdx'])('in %s every slip has its place', (file) => {
  const body = ['Text', '', '```ts wrapcode {1,x} /b/', 'let a;', '```'].join('\n');
  expect(problems(body, file, 10)).toEqual([
    `content/${file}:13:7 "wrapcode"`,
    `content/${file}:13:16 "{1,x}"`,
    `content/${file}:13:22 "/b/"`,
  ]);
});

test.each([
  ['- a\n\n  1. b\n\n     ```ts foo\n     let a;\n     ```', '5:12'],
  ['> ```ts foo\n> let a;\n> ```', '1:9'],
  ['- ```ts foo\n  let a;\n  ```', '1:9'],
])('in %j as well', (body, place) => {
  expect(problems(body)).toEqual([`content/a.md:${place} "foo"`]);
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

test.each(['ts npm2yarn\nnpm ci', 'bash npm2yarn\nnpm ci\nnpm foo --bar'])(
  'a command that is not known for other package managers is reported: %j',
  (block) => {
    const [{ column, message } = {}] = read(`\`\`\`${block}\n\`\`\``).problems;
    expect(column).toBe(block.indexOf('npm2yarn') + 4);
    expect(message).toMatch(/^How other package managers say this command is not known/);
  },
);

test('what is right is no problem', () => {
  const body = '```ts title="a" {+1} wrapCode\nlet a;\n```\n\n```\nplain\n```';
  expect(problems(body)).toEqual([]);
});

test('ends of lines of other systems make no other code', () => {
  const fence = '```ts foo {2}\nlet a;\n\nlet b;\n```';
  const other = fence.replaceAll('\n', '\r\n');
  expect(read(other).content).toBe(read(fence).content);
  expect(problems(other)).toEqual(problems(fence));
});
