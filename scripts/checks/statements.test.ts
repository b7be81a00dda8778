import { expect, test } from '@jest/globals';
import { shares, statementsOf, uncovered } from './statements';

const textsOf = (source: string) => statementsOf(source).map(({ text }) => text);

test('each row of a table is a statement, but not its head', () => {
  const table =
    '| Option | Default |\n| --- | --- |\n| `cache` | `true` |\n| `props` | none \\| `{}` |\n';
  expect(textsOf(table)).toEqual(['cache | true', 'props | none | {}']);
});

test('a sentence that names Garfish, a part of it or code is a statement, with its heading', () => {
  const source =
    'Intro about people.\n\n## The `mount` call {#mount}\n\n`mount()` renders. It is fast. The **host** waits\nfor it.\n\n- Garfish logs it.\n';
  expect(statementsOf(source)).toEqual([
    { id: 'mount', text: 'mount() renders.' },
    { id: 'mount', text: 'The host waits for it.' },
    { id: 'mount', text: 'Garfish logs it.' },
  ]);
});

test.each([
  ['tells what to do', 'Call `run` in the host.'],
  ['tells what to do on a condition', 'If the app is cached, call `show`.'],
  ['asks', 'Does Garfish wait?'],
  ['only links', 'More about hooks: [the hooks of `run`](/api/run#hooks).'],
  ['names a command for a terminal', 'The command `npm ls garfish` shows two versions.'],
  ['announces', 'The host has a container:'],
  [
    'only leads to other places',
    '| Task | Method |\n| --- | --- |\n| start the host | [run](/api/run) |',
  ],
  ['says how to mend', '**Fix:** call `run` once.'],
  ['is code', '```js\nGarfish.run();\n```'],
])('what %s is no statement', (_what, source) => {
  expect(textsOf(`${source}\n`)).toEqual([]);
});

test('what to do and why is a statement', () => {
  expect(textsOf('Call `run` once, because Garfish ignores a second call.')).toHaveLength(1);
});

test('a symptom in bold is one statement with its cause', () => {
  expect(textsOf('- **The app is empty.** Its router has no `basename`. Garfish logs it.')).toEqual(
    ['The app is empty. Its router has no basename.', 'Garfish logs it.'],
  );
});

test('a component in a sentence is no part of its text', () => {
  expect(textsOf('<Badge text="thrown" type="danger" /> Your code called `run`.')).toEqual([
    'Your code called run.',
  ]);
});

const PAGE = `---
title: Page
---

## Calls

Garfish calls \`render\` first. Garfish calls \`destroy\` last. The host runs it:

\`\`\`js
Garfish.run();
\`\`\`
`;

test('a claim covers what it quotes more than half of, below its heading only', () => {
  const left = (says: string, id = 'calls') =>
    uncovered(PAGE, [{ id, says }], []).map(({ text }) => text);
  expect(left('render first. Garfish')).toEqual([
    'Garfish calls destroy last.',
    'The host runs it:',
  ]);
  expect(left('Garfish calls render first. Garfish calls destroy last.')).toEqual([
    'The host runs it:',
  ]);
  expect(left('Garfish calls render first.', 'other')).toHaveLength(3);
});

test('a sample that runs covers the sentence that leads to it', () => {
  expect(uncovered(PAGE, [], [9]).map(({ text }) => text)).not.toContain('The host runs it:');
  expect(uncovered(PAGE, [], [8]).map(({ text }) => text)).toContain('The host runs it:');
});

test('the shares of pages are told worst first, and then that of all', () => {
  const page = (path: string, covered: number, statements: number) => ({
    path,
    covered,
    statements,
  });
  expect(shares([page('/a', 3, 4), page('/none', 0, 0), page('/b', 0, 4)])).toEqual([
    '0 % /b: 0 of 4',
    '75 % /a: 3 of 4',
    '38 % All pages: 3 of 8',
  ]);
});
