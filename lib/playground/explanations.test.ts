import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { entryFor, explain } from './explanations';
import { readTrace } from './trace';

const FOLDER = 'lib/playground/traces';
const EVENTS = readdirSync(FOLDER).flatMap((file) =>
  readTrace(readFileSync(`${FOLDER}/${file}`, 'utf8')),
);
/** Every name of a hook, and every kind of event, that the recorded runs contain. */
const SORTS = new Map(
  EVENTS.map((event) => [
    event.kind === 'hook' || event.kind === 'state' ? event.name : event.kind,
    event,
  ]),
);

test.each([...SORTS])('%s is explained, and leads to the reference', (_, event) => {
  const { text, see } = explain(event);
  expect(text).toMatch(/\.$/);
  const [page = '', anchor] = see?.split('#') ?? [];
  const file = ['.mdx', '.md', '/index.mdx']
    .map((ending) => `content${page}${ending}`)
    .find((path) => read(path) !== undefined);
  expect(file).toBeDefined();
  const named = new RegExp(`^### (\`${anchor}\`$|.*\\{#${anchor}\\}$)`, 'im');
  if (anchor) expect(read(file ?? '')).toMatch(named);
});

test.each([
  [
    '[Garfish warning]: "http://localhost/" load failed with status "404"',
    'load-failed-with-status',
  ],
  ['Failed to fetch', 'failed-to-fetch'],
  ['NetworkError when attempting to fetch resource.', 'failed-to-fetch'],
  ['Load failed', 'failed-to-fetch'],
  ['Entrance wrong type of resource of "app".', 'entrance-wrong-type'],
  ['"provider" is "undefined".', 'provider-is-undefined'],
  ['"render" is required in provider.', 'render-is-required'],
  ['"destroy" is required in provider.', 'destroy-is-required'],
  ['Cannot use import statement outside a module', 'import-statement'],
  ["Unexpected token 'export'", 'unexpected-export'],
  ["Unexpected token '<'", 'unexpected-token'],
  ["Identifier 'exports' has already been declared", 'exports-declared'],
  ['Invalid domGetter: undefined.', 'invalid-domgetter'],
  ['Invalid node type "7"', 'invalid-node-type'],
  ['Loading chunk 12 failed.', 'loading-chunk'],
  ['createRoot(...): Target container is not a DOM element.', 'create-root'],
  ['Invalid hook call. Hooks can only be called', 'invalid-hook-call'],
])('%s leads to an entry that exists', (message, id) => {
  expect(entryFor(message)).toBe(`/issues/errors#${id}`);
  expect(readFileSync('content/issues/errors.mdx', 'utf8')).toContain(`{#${id}}`);
});

test('an error of the app itself is in no list', () => {
  expect(entryFor('The shop has no articles')).toBeUndefined();
});

test('a failure leads to the entry of its scenario, else to that of its message; a hook to itself', () => {
  const event = {
    kind: 'error',
    app: '',
    name: 'uncaught',
    detail: 'Failed to fetch',
    time: 1,
  } as const;
  expect(explain(event).see).toBe('/issues/errors#failed-to-fetch');
  expect(explain(event, '/issues/#x').see).toBe('/issues/#x');
  expect(explain({ ...event, detail: 'The shop has no articles' }).see).toBe('/issues/errors');
  expect(explain({ ...event, kind: 'hook', name: 'errorLoadApp' }, '/issues/#x').see).toBe(
    '/api/hooks#errorloadapp',
  );
});

test('an error in the syntax of the user’s code leads to no entry', () => {
  const event = { kind: 'error', app: '', name: 'syntax', time: 1 } as const;
  const jsx = { ...event, detail: "Unexpected token '<'" };
  expect(explain(jsx, '/issues/#x').see).toBeUndefined();
});

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
