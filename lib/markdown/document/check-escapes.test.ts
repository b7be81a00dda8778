import { expect, test } from '@jest/globals';
import { readMarkdown } from './read';

function told(body: string, file: string): string[] {
  return readMarkdown({ file, body: `\n\n${body}` }, ['Badge']).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test.each([
  ['## a &#x202E;b', '3:4', 'U+202E'],
  ['a &#0;', '3:1', 'U+FFFD'],
  ['[x](/y&#x1b; "t")', '3:1', 'U+FFFD'],
  ['[x](/y "&#27;")', '3:1', 'U+FFFD'],
  ['![a&#8232;b](/y.svg)', '3:1', 'U+2028'],
  ['```js title="&#7;"\n1\n```', '3:1', 'U+FFFD'],
])('an entity that makes an invisible character is told: %j', (body, place, name) => {
  const all = told(body, 'a.md').concat(told(body, 'a.mdx'));
  expect(all.filter((one) => one.startsWith(`${place} The character ${name}`))).toHaveLength(2);
});

test.each([
  ['<Badge text={"a\\u0000b\\x1b"} />', '3:1', 'U+0000'],
  ['a {"\\u202E"}', '3:3', 'U+202E'],
  ['<Badge text={"\\b"} />', '3:1', 'U+0008'],
  ['<img src="/a.svg" alt="&#x202E;" />', '3:1', 'U+202E'],
])('an escape in a page with components is told: %j', (body, place, name) => {
  expect(told(body, 'a.mdx')).toEqual([expect.stringContaining(`${place} The character ${name}`)]);
});

test.each(['`&#x202E;`', '```\n\\u0000\n```', '&#x41; &amp; \\u0000'])(
  'an escape that readers see as it is, or that makes a visible one, is fine: %j',
  (body) => {
    expect(told(body, 'a.md')).toEqual([]);
  },
);

test('what is typed as it is is told by its line, not here', () => {
  expect(told('&#65; a\u202E', 'a.md')).toEqual([]);
});
