import { expect, test } from '@jest/globals';
import { readMarkdown } from '../markdown/document/read';
import type { RoutePath } from '../routing/route-path';
import { apiEntries, apiIndex } from './api-entries';

function pageOf(body: string, routePath: RoutePath = '/api/run', title = 'A page') {
  const { tree } = readMarkdown({ file: 'api/run.md', body });
  return { routePath, title, frontmatter: { description: 'About it.' }, tree };
}

/** The entries of a page in short: kind, name, anchor and summary. */
function entriesOf(...page: Parameters<typeof pageOf>) {
  return apiEntries(pageOf(...page)).map(
    ({ kind, name, anchor, summary }) => `${kind} ${name} #${anchor}: ${summary}`,
  );
}

test('a table of options lists names, below the heading above it or that of a name', () => {
  const body = `## Options

| Option | Type | What it does |
| --- | --- | --- |
| \`apps\`, \`plugins\` | \`[]\` | Holds *them* |
| \`domGetter\` | \`string\` | Finds the place |
| hooks | functions | See below |

### domGetter
`;
  expect(entriesOf(body)).toEqual([
    'option apps #options: Holds them',
    'option plugins #options: Holds them',
    'option domGetter #domgetter: Finds the place',
  ]);
});

test('a table is read in each language of the interface', () => {
  const body = '## 选项\n\n| 选项 | 类型 | 作用 |\n| - | - | - |\n| `apps` | `App[]` | 子应用 |\n';
  expect(entriesOf(body)).toEqual(['option apps #选项: 子应用']);
  expect(apiEntries(pageOf(body))[0]).toMatchObject({ signature: 'apps: App[]' });
});

test('without a column that says what it does, all columns say it', () => {
  const body = `## In short

| Method | Returns | \`false\` means |
| - | - | - |
| \`hide(name)\` | \`boolean\` | Not shown |

| Hook | When |
| - | - |
| \`afterLoad\` | After it |
`;
  expect(entriesOf(body)).toEqual([
    'method hide #in-short: Returns: boolean; false means: Not shown',
    'hook afterLoad #in-short: After it',
  ]);
});

test('other tables, and cells that hold no name, list nothing', () => {
  const body = `| You want | Use |
| - | - |
| \`a\` | \`b\` |

| Option | Why |
| - | - |
| \`cache: true\` | No name |
| the \`name\` | No code at its beginning |
`;
  expect(entriesOf(body)).toEqual([]);
});

test('a heading of code is a name, of the kind that the heading above it says', () => {
  const body = `## Properties

### \`running\`

Whether it runs.

More.

## \`stop(now)\`

## \`a\` and more
`;
  expect(entriesOf(body)).toEqual([
    'property running #running: Whether it runs.',
    'method stop #stopnow: ',
  ]);
});

test('on a page of errors, headings that begin with code are their texts', () => {
  const body = '## Starting\n\n### `Miss app.name.` {#miss}\n\nThrown. *Why*.\n\n### `run` again\n';
  expect(entriesOf(body, '/issues/errors')).toEqual([
    'error Miss app.name. #miss: Thrown. Why.',
    'error run again #run-again: ',
  ]);
});

test.each([
  ['interface Garfish {\n  run(options?: Options): this;\n}', 'method'],
  ['interface Garfish {\n  run: (name: string) => void;\n}', 'method'],
  ['interface Garfish {\n  run: EventEmitter;\n}', 'property'],
  ['export function run(): void;', 'method'],
])('a page named after what it declares is an entry itself: %s', (code, kind) => {
  const body = `\`\`\`ts\n${code}\n\`\`\`\n`;
  expect(entriesOf(body, '/api/run', 'Garfish.run')).toEqual([
    `${kind} Garfish.run #null: About it.`,
  ]);
});

test('a page whose title is only a word is none', () => {
  const body = '```js\nexport function provider() {\n  new Vue();\n}\n```\n';
  expect(entriesOf(body, '/guide/vue', 'Vue')).toEqual([]);
});

test('the file is sorted and says each thing once, with its absolute URL', () => {
  const body =
    '## `b`\n\n## Options\n\n| Option | Why |\n| - | - |\n| `b` | x |\n| `a` | y |\n| `a` | z |\n';
  const { entries, ...rest } = apiIndex([pageOf(body), pageOf(body, '/api/')], 'Site', {
    source: 'The releases.',
    first: '1.0.0',
    names: {},
    places: { '/api/': { a: '1.2.0' } },
  });
  expect(rest).toMatchObject({ version: 1, site: 'Site' });
  expect(entries[0]).toEqual({
    name: 'a',
    kind: 'option',
    page: '/api/',
    anchor: 'options',
    address: 'https://www.garfishjs.org/api/#options',
    summary: 'y',
    signature: null,
    since: '1.2.0',
  });
  expect(entries[1]).toMatchObject({ name: 'a', page: '/api/run', since: '1.0.0' });
  expect(entries.map(({ name, kind, address }) => `${name} ${kind} ${address}`)).toEqual([
    'a option https://www.garfishjs.org/api/#options',
    'a option https://www.garfishjs.org/api/run#options',
    'b option https://www.garfishjs.org/api/#b',
    'b option https://www.garfishjs.org/api/run#b',
    'b symbol https://www.garfishjs.org/api/#b',
    'b symbol https://www.garfishjs.org/api/run#b',
  ]);
});

test('a name has the signature that its page gives', () => {
  const body = `\`\`\`ts
interface Garfish {
  run(
    options?: Partial<Options>,
  ): Promise<App | null>;
  router: {
    push: (target: Target) => void;
  };
}
\`\`\`

## Options

### \`apps\`

- **Default:** \`[]\`
- **Type:** \`AppInfo[]\`, see there

### \`hidden\`

## Methods

| Method | Returns |
| - | - |
| \`show()\` | \`Promise<boolean>\` |
| \`on(name)\` | the \`channel\` |

| Property | Type |
| - | - |
| \`id\` | \`string\` or a number |
| \`a\`, \`b\` | \`string\`, \`number\` |
`;
  const signatures = (title: string) =>
    apiEntries(pageOf(body, '/api/run', title)).map(({ signature }) => signature);
  expect(signatures('Garfish.run')).toEqual([
    'run(options?: Partial<Options>): Promise<App | null>',
    'apps: AppInfo[]',
    null,
    'show(): Promise<boolean>',
    'on(name)',
    'id: string or a number',
    null,
    null,
  ]);
  expect(signatures('Garfish.router')[0]).toBe('router: {…}');
});
