import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { entryFor, explain } from './explanations';
import { readTrace } from './timeline';

const FOLDER = 'lib/playground/traces';
const EVENTS = readdirSync(FOLDER).flatMap((file) =>
  readTrace(readFileSync(`${FOLDER}/${file}`, 'utf8')),
);
/** An event of each hook, state and other kind that the recorded runs contain. */
const SORTS = new Map(
  EVENTS.map((event) => [/^(hook|state)$/.test(event.kind) ? event.name : event.kind, event]),
);

test.each([...SORTS])('%s is explained, and leads to the reference', (_, event) => {
  const { text, see } = explain(event);
  expect(text).toMatch(/\.$/);
  const [page = '', anchor] = see?.split('#') ?? [];
  const file = ['.mdx', '.md', '/index.mdx']
    .map((ending) => `content${page}${ending}`)
    .find(existsSync);
  const named = new RegExp(`^### (\`${anchor}\`$|.*\\{#${anchor}\\}$)`, 'im');
  expect(readFileSync(file ?? 'no file', 'utf8')).toMatch(anchor ? named : /./);
});

test.each([
  ['[Garfish warning]: "/" load failed with status "404"', 'load-failed-with-status'],
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

const OWN = 'The shop has no articles';

test.each([
  ['error', 'uncaught', 'Failed to fetch', undefined, '/issues/errors#failed-to-fetch'],
  ['error', 'uncaught', 'Failed to fetch', '/issues/#x', '/issues/#x'],
  ['error', 'uncaught', OWN, undefined, '/issues/errors'],
  ['hook', 'errorLoadApp', OWN, '/issues/#x', '/api/hooks#errorloadapp'],
  // The user's own slip
  ['error', 'syntax', "Unexpected token '<'", '/issues/#x', undefined],
] as const)(
  '%s %s "%s" in a scenario with the entry %s leads to %s',
  (kind, name, detail, entry, see) => {
    expect(explain({ kind, name, detail, app: '', time: 1 }, entry).see).toBe(see);
  },
);
