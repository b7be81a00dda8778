/**
 * With the parser as `next dev` runs it, which checks its extensions and throws at their faults.
 *
 * @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]}
 */
import { expect, test } from '@jest/globals';
import { formatProblem } from '../../problems/problem';
import { readMarkdown } from '../read';

/** What is told of a text that begins in line 5 of its file: place and first sentence. */
function told(body: string, file = 'a.md'): string[] {
  return readMarkdown({ file, body, bodyOffset: 4 }, ['Tabs']).problems.map((problem) => {
    const { place, message } = formatProblem(problem);
    return `${place.replace(`content/${file}:`, '')} ${message}`;
  });
}

function fixes(body: string): string[] {
  return readMarkdown({ file: 'a.md', body, bodyOffset: 0 }, []).problems.map(({ fix }) => fix);
}

test.each([
  [':::tpi\nText\n:::', '5:1 There is no callout ":::tpi".'],
  ['- a\n\n  :::Warn\n  Text\n  :::', '7:3 There is no callout ":::Warn".'],
  ['> [!TPI]\n> Text', '5:1 There is no callout "[!TPI]".'],
  ['- > [!hint]\n  > Text', '5:3 There is no callout "[!hint]".'],
  ['> [!two words]\n> Text', '5:1 There is no callout "[!two words]".'],
])('a kind that nobody knows is told: %j', (body, sentence) => {
  expect(told(body)).toEqual([sentence]);
  expect(told(body, 'a.mdx')).toEqual([sentence]);
});

test('the nearest kind is told, or all of them', () => {
  expect(fixes(':::tpi\n:::')).toEqual(['Write ":::tip".']);
  expect(fixes('> [!WARNNG]')).toEqual(['Write "[!WARNING]".']);
  expect(fixes(':::success\n:::')[0]).toMatch(/^Write one of ":::tip", .*":::details"\.$/);
});

test.each([
  ['Text\n:::tip\nText', '6:1 The callout that begins here is never closed.'],
  [':::tip', '5:1 The callout that begins here is never closed.'],
  ['::::tip\nText\n:::', '5:1 The callout that begins here is never closed.'],
  [':::tip One line :::', '5:1 The callout that begins here is never closed.'],
  ['> :::tip\n> Text\n\nText', '5:3 The callout that begins here is never closed.'],
  ['<Tabs>\n\n:::tip\n\n</Tabs>', '7:1 The callout that begins here is never closed.'],
  ['::::note\n:::tip\nText\n::::', '6:1 The callout that begins here is never closed.'],
])('a callout that nothing closes is told where it opens: %j', (body, sentence) => {
  expect(told(body, 'a.mdx')[0]).toBe(sentence);
});

test.each([
  [':::', '5:1', ':::'],
  ['Text\n:::', '6:1', ':::'],
  [':::tip\n:::\n:::', '7:1', ':::'],
  ['::: {.box}', '5:1', '::: {.box}'],
  [':::123', '5:1', ':::123'],
  [':::tip: Text', '5:1', ':::tip: Text'],
  [':::中文', '5:1', ':::中文'],
  ['- a\n\n:::', '7:1', ':::'],
  ['Text\n      :::tip\nText', '6:7', ':::tip'],
  ['<div>\n:::tip\nText', '6:1', ':::tip'],
  ['<div>\n<!--\n:::\n-->\n::: a', '9:1', '::: a'],
])('colons that readers would see are told: %j', (body, place, typed) => {
  const sentence = `"${typed}" neither opens nor closes a callout here, so readers would see the colons.`;
  expect(told(body)).toEqual([`${place} ${sentence}`]);
});

test.each([
  [':::tip{class=x}\n:::', '{class=x}'],
  ['::: tip {title="x\n:::', '{title="x'],
  [':::tip{title="x"} more\n:::', '{title="x"} more'],
  [':::tip[x] more\n:::', '[x] more'],
  [':::tip[x]{title=y}\n:::', '[x]{title=y}'],
  [':::tip[x\n:::', '[x'],
])('what is no title is told: %j', (body, typed) => {
  expect(told(body)).toEqual([`5:1 "${typed}" is no title of a callout.`]);
});

test.each([
  ['## A {#}', '5:6 "{#}" holds no id that an address can name.'],
  ['## A {#b c}', '5:6 "{#b c}" holds no id that an address can name.'],
  ['## A {#b#c}', '5:6 "{#b#c}" holds no id that an address can name.'],
  ['## A {##}', '5:6 "{##}" holds no id that an address can name.'],
  ['## A {#b/c}', '5:6 "{#b/c}" holds no id that an address can name.'],
  ['## A {#b}\n\n## C {#b}', '7:6 "{#b}" is the id of something else on this page.'],
  ['## A {#frame-content}', '5:6 "{#frame-content}" is the id of something else on this page.'],
  ['## A {#footnote-label}', '5:6 "{#footnote-label}" is the id of something else on this page.'],
])('an id that cannot be had is told: %j', (body, sentence) => {
  expect(told(body)).toEqual([sentence]);
  expect(told(body, 'a.mdx')).toEqual([sentence]);
});

test('an id that a tag has cannot be given to a heading', () => {
  expect(told('<b id="x">a</b>\n\n## A {#x}', 'a.mdx')).toEqual([
    '7:6 "{#x}" is the id of something else on this page.',
  ]);
});

test('in a page with components an id that names nothing is told', () => {
  expect(told('Text {#x}', 'a.mdx')).toEqual([
    '5:6 "{#x}" stands where no heading ends, so it names nothing.',
  ]);
  expect(told('## A {#x} b', 'a.mdx')[0]).toMatch(/^5:7 The text cannot be read/);
});

test.each([
  '```\n:::\n:::tpi\n> [!FOO]\n## A {#}\n```',
  '`:::tpi` and `[!FOO]`',
  '\\:::tpi',
  '> \\[!FOO]',
  '<!-- \n:::tpi\n-->',
  'a ::: b',
])('nothing is told of %j', (body) => {
  expect(told(body)).toEqual([]);
});
