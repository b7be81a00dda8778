import { expect, test } from '@jest/globals';
import { toString as textOf } from 'hast-util-to-string';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderText } from '../../../tests/support/render-text';
import { CHALLENGE_IDS } from '../../playground/read-scenarios';
import { routeTable } from '../../routing/route-table';
import { en } from '../../settings/en';
import { enOwnApp } from '../../settings/en-own-app';
import { readMarkdown } from '../document/read';
import type { Registry } from '../document/render-markdown';
import { isPageLink, jsxTag } from '../tree/element';
import { COMPONENTS } from '.';

const DRAWING =
  '<svg viewBox="0 0 20 10"><defs><marker id="m"><path d="M0 0"/></marker></defs><path marker-end="url(#m)"/></svg>';

/** The HTML of a text, in which components show what they are given. */
async function render(body: string, file = 'a.mdx') {
  const names = ['Beside', 'Tabs', 'Tab', 'Diagram', 'LinkCard'];
  const registry = Object.fromEntries(names.map((name) => [name, viewOf(name)])) as Registry;
  const element = await renderText(
    body,
    file,
    { ...registry, pre: ({ children }: { children?: ReactNode }) => children ?? 'block' },
    {
      routes: routeTable(['/b']),
      pictures: new Map(['/a.svg', '/diagrams/a.svg'].map((path) => [path, { source: DRAWING }])),
    },
  );
  return renderToStaticMarkup(element).replaceAll('&quot;', "'").replace(/\n/g, '');
}

function viewOf(name: string) {
  return ({ children, ...given }: { children?: ReactNode }) =>
    createElement('i', { title: `${name} ${JSON.stringify(given)}` }, children);
}

test('a tab without a value has that of its label', async () => {
  const body =
    '<Tabs groupId="g">\n\n<Tab label="A">a</Tab>\n<Tab label="B" value="x">b</Tab>\n\n</Tabs>';
  expect(await render(body)).toBe(
    "<i title=\"Tabs {'groupId':'g'}\">" +
      "<i title=\"Tab {'label':'A','value':'A'}\">a</i>" +
      "<i title=\"Tab {'label':'B','value':'x'}\">b</i></i>",
  );
});

test.each(['a.md', 'a.mdx'])(
  'a command becomes a group of tabs with code blocks: %s',
  async (file) => {
    const html = await render('```bash npm2yarn\nnpm i x\n```', file);
    expect(html).toContain("Tabs {'groupId':'package.manager'}");
    expect(html.match(/'value':'\w+'/g)).toEqual([
      "'value':'npm'",
      "'value':'yarn'",
      "'value':'pnpm'",
      "'value':'bun'",
    ]);
    expect(html.match(/block/g)).toHaveLength(4);
  },
);

test.each([
  ['{1,2-3}', ' data-lines="1-1"', ' data-lines="2-3"'],
  ['{1-3}', '', ''],
  ['', '', ''],
])('beside code with the marks %s, items know their lines', async (marks, first, second) => {
  const body = `<Beside>\n\n\`\`\`ts ${marks}\na\nb\nc\n\`\`\`\n\n1. One\n2. Two\n\n</Beside>`;
  expect(await render(body)).toContain(`<li${first}>One</li><li${second}>Two</li>`);
});

test('a drawing is one text, with ids of its own at each use', async () => {
  const html = await render('<Diagram src="/a.svg" alt="A" />\n\n<Diagram src="/a.svg" alt="B" />');
  expect(html.match(/marker id='[^']*'/g)).toBeNull();
  expect(html.match(/drawing-\d+-m/g)).toEqual([
    'drawing-1-m',
    'drawing-1-m',
    'drawing-2-m',
    'drawing-2-m',
  ]);
  expect(html).toContain("'viewBox':'0 0 20 10','width':'20','height':'10'");
});

test.each(['a.md', 'a.mdx'])(
  'a picture of diagrams/ that stands alone is a drawing: %s',
  async (file) => {
    const html = await render('![A path](/diagrams/a.svg "Its caption")', file);
    expect(html).toMatch(
      /^<i title="Diagram \{'src':'\/diagrams\/a\.svg','alt':'A path','caption':'Its caption','html':/,
    );
    const inText = await render(
      'A sign ![A path](/diagrams/a.svg) in a line, ![A dog](/dog.svg)',
      file,
    );
    expect(inText).not.toContain('Diagram');
  },
);

const attributes = Object.entries(COMPONENTS).flatMap(([component, rule]) =>
  Object.entries(rule.attributes).map(([name, { type }]) => ({ component, name, type })),
);

test('links of components are resolved and checked, and nothing else is taken for one', () => {
  for (const { component, name, type } of attributes) {
    const attribute = { type: 'mdxJsxAttribute' as const, name, value: '' };
    expect([component, name, isPageLink(attribute)]).toEqual([component, name, type === 'url']);
  }
});

test('the children and the parent of a component are components', () => {
  for (const { children, parent = [] } of Object.values(COMPONENTS)) {
    for (const name of [parent, typeof children === 'string' ? [] : children].flat()) {
      expect(COMPONENTS).toHaveProperty(name);
    }
  }
});

const read = (body: string, file = 'a.mdx') => readMarkdown({ file, body });

test.each([
  [
    '<Tabs>\n\n<Tab label="One">\n\nFirst\n\n</Tab>\n\n<Tab label="Two" value="x">Second</Tab>\n\n</Tabs>\n\nAfter',
    'One\nFirst\nTwo\nSecond\nAfter',
  ],
  [
    '```sh npm2yarn\nnpm ci # fast\n```',
    'npm\nnpm ci # fast\nyarn\nyarn install --frozen-lockfile # fast\npnpm\npnpm install --frozen-lockfile # fast\nbun\nbun install --frozen-lockfile # fast',
  ],
  ['Text <Badge text="new" type="tip" /> more.', 'Text new more.'],
  ['<Badge text="new" type="tip" /> Text.', 'new: Text.'],
  ['<Card title="Title">\n\nText\n\n</Card>', 'Title\nText'],
  ['<LinkCard title="Title" href="/b" description="What it is" />', 'Title\nWhat it is'],
  ['<Steps>\n\n1. One\n2. Two\n\n</Steps>', 'One\nTwo'],
  ['<Diagram src="/a.svg" alt="not shown" caption="What it shows" />', 'What it shows'],
])('of %j readers see %j', (body, content) => {
  expect(read(body)).toMatchObject({ content, problems: [] });
});

test('headings in components are in the outline, with their index in the text', () => {
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
      { address: '/a.svg', isDrawing: true, line: 3 },
      { address: '/b.svg', isDrawing: true, line: 5 },
    ],
  });
});

test('plain forms are in the language of the page', () => {
  const [name = ''] = CHALLENGE_IDS;
  const challenges = { ...en.challenges, solution: '答案' };
  const labels = { ...en, challenges, checks: enOwnApp.checks };
  const children = COMPONENTS.Challenge.plain(jsxTag('Challenge', { name }, [], undefined), labels);
  expect(textOf({ type: 'root', children })).toContain('答案:');
});
