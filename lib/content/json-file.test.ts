import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { formatProblems } from '../problems/problem';
import { readJson } from './json-file';
import { metaSchema, navSchema } from './meta-files';

function read<T extends z.ZodType>(source: string, schema: T) {
  return readJson(new Map([['a/_meta.json', source]]), 'a/_meta.json', schema);
}

/** What is said about a file, as its place and its sentence. */
function told(source: string, schema: z.ZodType = metaSchema): string[] {
  return read(source, schema).problems.map(
    ({ line, column, message }) => `${[line, column].filter(Boolean).join(':')} ${message}`,
  );
}

test('a right file is read with its defaults', () => {
  const source = `[
    "index",
    { "type": "file", "name": "run", "label": "Run", "tag": "new" },
    { "type": "dir", "name": "demo" },
    { "type": "dir", "name": "more", "label": "More", "collapsible": false, "collapsed": true },
    { "type": "custom-link", "label": "Site", "link": "https://example.com" },
    { "type": "section-header", "label": "Rest" }
  ]`;
  const { value, problems } = read(source, metaSchema);
  expect(problems).toEqual([]);
  expect(value).toEqual([
    { type: 'file', name: 'index' },
    { type: 'file', name: 'run', label: 'Run', tag: 'new' },
    { type: 'dir', name: 'demo', collapsible: true, collapsed: false },
    { type: 'dir', name: 'more', label: 'More', collapsible: false, collapsed: true },
    { type: 'custom-link', label: 'Site', link: 'https://example.com' },
    { type: 'section-header', label: 'Rest' },
  ]);
});

test('the line of every entry and of its fields is known', () => {
  const source = '[\n  "a",\n  {\n    "type": "dir",\n    "name": "b"\n  }\n]';
  const { positionOf } = read(source, metaSchema);
  const paths = [[], [0], [1], [1, 'name'], [1, 'label']];
  expect(paths.map((path) => positionOf(path).line)).toEqual([1, 2, 3, 5, 3]);
});

test.each([
  ['', '1:1', 'Unexpected end of JSON input.'],
  ['[\n  "a"\n  "b"\n]', '3:3', "Expected ',' or ']' after array element."],
  ['["a",]', '1:6', "Unexpected token ']'."],
  ['["a"', '1:5', "Expected ',' or ']' after array element."],
  ['[\r\n  "a" x\r\n]', '2:7', "Expected ',' or ']' after array element."],
  ["['a']", '1:2', "Unexpected token '''."],
  ['[// note\n"a"]', '1:2', "Unexpected token '/'."],
  ['["a\nb"]', '1:4', 'Bad control character in string literal.'],
  ['["a"]["b"]', '1:6', 'Unexpected non-whitespace character after JSON.'],
  ['{"a": "b', '1:9', 'Unterminated string.'],
])('%j is told with line and column', (source, place, detail) => {
  expect(told(source)).toEqual([`${place} This is not valid JSON: ${detail}`]);
});

test('the mark of byte order is no problem', () => {
  expect(read('\uFEFF["a"]', metaSchema)).toMatchObject({
    value: [{ type: 'file', name: 'a' }],
    problems: [],
  });
});

test('every wrong entry is told, each with its line', () => {
  const source = `[
    "a",
    { "type": "page", "name": "b" },
    { "type": "file" },
    { "type": "dir", "name": "c", "collapsed": "yes" },
    { "type": "section-header", "label": "" },
    { "name": "d" }
  ]`;
  const { problems } = read(source, metaSchema);
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "5 problems in the content

    content/a/_meta.json:3:7
      Invalid "1.type": must have a "type": "file", "dir", "custom-link" or "section-header".
      CONTRIBUTING.md lists the fields and their values.

    content/a/_meta.json:4:5
      Invalid "2.name": this field is required.
      CONTRIBUTING.md lists the fields and their values.

    content/a/_meta.json:5:35
      Invalid "3.collapsed": expected true or false.
      CONTRIBUTING.md lists the fields and their values.

    content/a/_meta.json:6:33
      Invalid "4.label": expected a non-empty string.
      CONTRIBUTING.md lists the fields and their values.

    content/a/_meta.json:7:5
      Invalid "5.type": must have a "type": "file", "dir", "custom-link" or "section-header".
      CONTRIBUTING.md lists the fields and their values.
    "
  `);
});

test.each([
  ['{}', '1:1 Invalid file: expected an array.'],
  ['"a"', '1:1 Invalid file: expected an array.'],
  ['null', '1:1 Invalid file: expected an array.'],
])('a file that holds %s is told as "%s"', (source, sentence) => {
  expect(told(source)).toEqual([sentence]);
});

test.each(['5', 'null', '[]', '""'])('an entry that is %s is told with what it may be', (entry) => {
  expect(told(`["a", ${entry}]`)).toEqual([
    '1:7 Invalid entry: expected the name of a page or folder, or an object with a "type".',
  ]);
});

test('an unknown field is told with its own line', () => {
  const source = '[\n  {\n    "type": "file",\n    "name": "a",\n    "lable": "A"\n  }\n]';
  expect(told(source)).toEqual(['5:5 Unknown field "lable".']);
});

test('a label without a visible character is told', () => {
  expect(told('[{ "type": "section-header", "label": "\u200B" }]')).toEqual([
    '1:30 Invalid "0.label": expected a non-empty string.',
  ]);
});

test('a name that is empty is told in plain words', () => {
  const schema = z.strictObject({ names: z.record(z.string().min(1), z.null()) });
  expect(told('{ "names": { "": null } }', schema)).toEqual([
    expect.stringContaining('Invalid "names.": expected a non-empty string.'),
  ]);
});

test('a label of several lines is one line', () => {
  const { value } = read('[{ "type": "section-header", "label": " A\\n  b " }]', metaSchema);
  expect(value).toEqual([{ type: 'section-header', label: 'A b' }]);
});

test('a field that appears twice is told, since one of the two would vanish', () => {
  const source = '[\n  {\n    "type": "file",\n    "name": "a",\n    "name": "b"\n  }\n]';
  expect(told(source)).toEqual([expect.stringMatching(/^5.*"name"/)]);
});

test.each([
  ['[{ "text": "A", "link": "/", "position": "top" }]', 'Invalid "0.position"'],
  ['[{ "text": "A", "link": "/", "activeMatch": "guide" }]', 'Invalid "0.activeMatch": expected'],
  ['[{ "text": "A", "link": "/", "positon": "left" }]', 'Unknown field "positon".'],
  ['[{ "text": "A" }]', 'Invalid "0.link"'],
  ['[{ "text": "A", "items": [] }]', 'Invalid "0.items"'],
  ['[{ "text": "A", "items": [{ "text": "B" }] }]', 'Invalid "0.items.0.link"'],
  ['[{ "link": "/" }]', 'Invalid "0.text"'],
])('of the navigation %s it is said that %s', (source, sentence) => {
  expect(told(source, navSchema)).toEqual([expect.stringContaining(sentence)]);
});

test('a misspelt field of a link is told beside the field that is missing', () => {
  expect(told('[{ "text": "A", "items": [{ "text": "B", "lnik": "/" }] }]', navSchema)).toEqual([
    expect.stringContaining('Invalid "0.items.0.link"'),
    expect.stringContaining('Unknown field "lnik"'),
  ]);
});

test('the navigation is read with its defaults', () => {
  const source =
    '[{ "text": "A", "link": "/" }, { "text": "B", "items": [{ "text": "C", "link": "/c" }] }]';
  expect(read(source, navSchema)).toMatchObject({
    value: [
      { text: 'A', link: '/', position: 'right' },
      { text: 'B', position: 'right', items: [{ text: 'C', link: '/c' }] },
    ],
    problems: [],
  });
});

test('a file that is not there has neither a value nor problems', () => {
  const { value, problems } = readJson(new Map(), 'a/_meta.json', metaSchema);
  expect([value, problems]).toEqual([undefined, []]);
});
