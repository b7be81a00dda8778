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
  ['## Title {#own}', 'Title', 'own'],
  ['## Title {#own} ##', 'Title', 'own'],
  ['Title {#own}\n---', 'Title', 'own'],
  ['## `code()` {#own}', 'code()', 'own'],
  ['## **b** ~~c~~ {#own}', 'b c', 'own'],
  ['## Title {#目录}', 'Title', '目录'],
  ['## Title {#reactBridge_2.x-y}', 'Title', 'reactBridge_2.x-y'],
  ['### {name} {#own}', '{name}', 'own'],
])('%s is called "%s" and has the id %s', (body, text, id) => {
  const { toc, ids, content, problems } = read(body);
  expect(toc).toMatchObject([{ text, id }]);
  expect([ids, content, problems]).toEqual([[id], text, []]);
});

test.each([
  '## Title {#own}',
  'Title {#own}\n---',
  '## `{a}` {#own} ##',
  '<kbd>x</kbd>\n\n## A {#own}',
])('in a page with components, %j names its heading, too', (body) => {
  const { ids, problems } = read(body, 'a.mdx');
  expect([ids, problems]).toEqual([['own'], []]);
});

test.each([
  ['Text {#own} text', 'Text {#own} text'],
  ['## Title {#own} text', 'Title {#own} text'],
  ['## Title \\{#own}', 'Title {#own}'],
  ['## Title `{#own}`', 'Title {#own}'],
  ['## {#own}', '{#own}'],
  ['| {#a} | {#b} |\n| - | - |', '{#a}\n{#b}'],
  ['## Title { #own }', 'Title { #own }'],
])('%j is a text as typed', (body, content) => {
  const facts = read(body);
  expect([facts.content, facts.problems]).toEqual([content, []]);
  expect(facts.ids).not.toContain('own}');
});

test.each([
  ['## A {#a}\n\n## A', ['a', 'a-1']],
  ['## A\n\n## A {#a}', ['a-1', 'a']],
  ['## A\n\n## A\n\n## B {#a}', ['a-1', 'a-2', 'a']],
  ['## A\n\n## B {#a-1}\n\n## A', ['a', 'a-1', 'a-2']],
  ['## …\n\n## B {#section}', ['section-1', 'section']],
  ['## A[^1] {#own}\n\n[^1]: Note', ['own', 'footnote-label', 'user-content-fn-1']],
])('in %j headings without an own id give way', (body, ids) => {
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
