import { expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';
import { COMPONENT_NAMES } from '.';

const read = (body: string, file = 'a.mdx') => readMarkdown({ file, body }, COMPONENT_NAMES);

test.each([
  [
    '<Tabs>\n\n<Tab label="One">\n\nFirst\n\n</Tab>\n\n<Tab label="Two" value="x">Second</Tab>\n\n</Tabs>\n\nAfter',
    'One\nFirst\nTwo\nSecond\nAfter',
  ],
  ['<Tabs>\n<Tab label="One">a</Tab>\n<Tab label="Two">b</Tab>\n</Tabs>', 'One\na\nTwo\nb'],
  [
    '```sh npm2yarn\nnpm ci # fast\n```',
    'npm\nnpm ci # fast\nyarn\nyarn install --frozen-lockfile # fast\npnpm\npnpm install --frozen-lockfile # fast\nbun\nbun install --frozen-lockfile # fast',
  ],
  ['Text <Badge text="new" type="tip" /> more.', 'Text new more.'],
  ['<Card title="Title">\n\nText\n\n</Card>', 'Title\nText'],
  ['<LinkCard title="Title" href="/b" description="What it is" />', 'Title\nWhat it is'],
  ['<Steps>\n\n1. One\n2. Two\n\n</Steps>', 'One\nTwo'],
  ['<Diagram src="/a.svg" alt="not shown" caption="What it shows" />', 'What it shows'],
])('of %j readers see %j', (body, content) => {
  expect(read(body)).toMatchObject({ content, problems: [] });
});

test('in a plain Markdown file a command becomes tabs, too', () => {
  expect(read('```bash npm2yarn\nnpm i\n```', 'a.md').content).toBe(
    'npm\nnpm i\nyarn\nyarn install\npnpm\npnpm install\nbun\nbun install',
  );
});

test('headings in components are in the outline, at their place in the text', () => {
  const body =
    '## A\n\n<Tabs>\n\n<Tab label="One">\n\n### In a tab\n\nText\n\n</Tab>\n\n</Tabs>\n\n<Steps>\n\n### Step\n\n</Steps>';
  const { toc, content } = read(body);
  expect(toc.map(({ text, id, depth }) => [text, id, depth])).toEqual([
    ['A', 'a', 2],
    ['In a tab', 'in-a-tab', 3],
    ['Step', 'step', 3],
  ]);
  for (const { text, charIndex } of toc)
    expect(content.slice(charIndex)).toMatch(RegExp(`^${text}`));
});

test.each(['## Loader <Badge text="1.2" />', '## Loader <Badge text="1.2" /> '])(
  'a mark is no part of the name of the heading %j, but of the text',
  (body) => {
    const { toc, content } = read(`${body}\n\nText`);
    expect(toc).toEqual([{ text: 'Loader', id: 'loader', depth: 2, charIndex: 0 }]);
    expect(content).toBe('Loader 1.2\nText');
  },
);

test('addresses of components are checked like those of Markdown', () => {
  const body =
    '<LinkCard title="B" href="./b.md#c" />\n\n<Diagram src="/a.svg" alt="A" />\n\n<Diagram src="/b.svg" alt="" />';
  expect(read(body)).toMatchObject({
    links: [{ address: './b.md#c', line: 1, column: 1 }],
    images: [
      { address: '/a.svg', alt: 'A', isDrawing: true, line: 3 },
      { address: '/b.svg', alt: '', isDrawing: true, line: 5 },
    ],
  });
});
