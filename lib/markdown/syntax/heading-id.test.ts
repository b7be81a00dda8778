/**
 * With the parser as `next dev` runs it, which checks its extensions and throws at their problems.
 *
 * @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]}
 */
import { expect, test } from '@jest/globals';
import { readMarkdown } from '../document/read';

function read(body: string, file = 'a.md') {
  return readMarkdown({ file, body });
}

test.each([
  ['## Title {#given}', 'Title', 'given'],
  ['## Title {#given} ##', 'Title', 'given'],
  ['Title {#given}\n---', 'Title', 'given'],
  ['## **b** ~~c~~ {#given}', 'b c', 'given'],
  ['## Title {#目录}', 'Title', '目录'],
  ['## Title {#reactBridge_2.x-y}', 'Title', 'reactBridge_2.x-y'],
  ['### {name} {#given}', '{name}', 'given'],
])('%s is called "%s" and has the id %s', (body, text, id) => {
  const { toc, ids, content, problems } = read(body);
  expect(toc).toMatchObject([{ text, id }]);
  expect([ids, content, problems]).toEqual([[id], text, []]);
});

test.each([
  '## Title {#given}',
  'Title {#given}\n---',
  '## `{a}` {#given} ##',
  '<kbd>x</kbd>\n\n## A {#given}',
])('in a page with components, %j names its heading, too', (body) => {
  const { ids, problems } = read(body, 'a.mdx');
  expect([ids, problems]).toEqual([['given'], []]);
});

test.each([
  ['Text {#given} text', 'Text {#given} text'],
  ['## Title {#given} text', 'Title {#given} text'],
  ['## Title \\{#given}', 'Title {#given}'],
  ['## Title `{#given}`', 'Title {#given}'],
  ['## {#given}', '{#given}'],
  ['| {#a} | {#b} |\n| - | - |', '{#a}\n{#b}'],
  ['## Title { #given }', 'Title { #given }'],
])('%j is a text as typed', (body, content) => {
  const facts = read(body);
  expect([facts.content, facts.problems]).toEqual([content, []]);
  expect(facts.ids).not.toContain('given}');
});

test.each([
  ['## A {#a}\n\n## A', ['a', 'a-1']],
  ['## A\n\n## A {#a}', ['a-1', 'a']],
  ['## A\n\n## B {#a-1}\n\n## A', ['a', 'a-1', 'a-2']],
  ['## …\n\n## B {#section}', ['section-1', 'section']],
  ['## A[^1] {#given}\n\n[^1]: Note', ['given', 'footnote-label', 'user-content-fn-1']],
])('in %j headings without a given id give way', (body, ids) => {
  const facts = read(body);
  expect(facts.problems).toEqual([]);
  expect(facts.ids.filter((id) => id !== 'user-content-fnref-1')).toEqual(ids);
});

test.each([
  ['## Title[^1]\n\n[^1]: Note', 'title'],
  ['## Title[^note] more[^note]\n\n[^note]: Note', 'title-more'],
  ['## [^1]\n\n[^1]: Note', undefined],
])('the marks of footnotes in %j are no part of the id', (body, id) => {
  expect(read(body).toc[0]?.id).toBe(id);
});

test('headings that are called like a footnote give way to it', () => {
  const { ids } = read('Text[^1]\n\n## Footnote label\n\n## User content fn 1\n\n[^1]: Note');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['footnote-label-1', 'user-content-fn-1-1']));
});

test('no heading has an id of the frame', () => {
  const { ids } = read('## Frame content\n\n## Frame rate\n\n## Frame-Outline');
  expect(ids).toEqual(['frame-content-1', 'frame-rate', 'frame-outline-1']);
});
