import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { cpuSince } from '../../tests/support/cpu-time';
import { readJson } from './data-files';
import { metaSchema, navSchema } from './folders';

function read<T extends z.ZodType>(source: string, schema: T) {
  return readJson(new Map([['a/_meta.json', source]]), 'a/_meta.json', schema);
}

function messages(source: string, schema: z.ZodType = metaSchema): string[] {
  return read(source, schema).problems.map(
    ({ line, column, message }) => `${[line, column].filter(Boolean).join(':')} ${message}`,
  );
}

test('a right file is read', () => {
  const source = `[
    "index",
    "demo/",
    { "name": "run", "text": "Run", "tag": "new" },
    { "name": "more/", "text": "More", "collapsible": false, "collapsed": true },
    { "text": "Site", "link": "https://example.com" },
    { "text": "Rest" }
  ]`;
  const { value, problems } = read(source, metaSchema);
  expect(problems).toEqual([]);
  expect(value).toEqual([
    { name: 'index' },
    { name: 'demo/' },
    { name: 'run', text: 'Run', tag: 'new' },
    { name: 'more/', text: 'More', collapsible: false, collapsed: true },
    { text: 'Site', link: 'https://example.com' },
    { text: 'Rest' },
  ]);
});

test('the line of every entry and of its fields is known', () => {
  const source = '[\n  "a",\n  {\n    "text": "B",\n    "name": "b/"\n  }\n]';
  const { locate } = read(source, metaSchema);
  const paths = [[], [0], [1], [1, 'name'], [1, 'link']];
  expect(paths.map((path) => locate(path).line)).toEqual([1, 2, 3, 5, 3]);
});

test.each([
  ['[\n  "a"\n  "b"\n]', '3:3', 'Missing , or : between flow sequence items.'],
  ['[a]', '1:2', 'Unresolved plain scalar "a".'],
  ['{"a": 1, "a": 2}', '1:10', 'Map keys must be unique.'],
  ['[*a]', '1:2', '"*a" names nothing.'],
])('%j is reported with line and column', (source, position, detail) => {
  expect(messages(source)).toEqual([`${position} This is not valid JSON: ${detail}`]);
});

test('comments and a comma after the last entry are fine', () => {
  expect(read('[ # the first\n  "a", # the last\n]', metaSchema).problems).toEqual([]);
});

test('in a long file errors have their lines, too', () => {
  const long = (end: string) => `{\n"a": "${'x'.repeat(100_000)}",\n${end}\n}`;
  const schema = z.strictObject({ a: z.string(), b: z.string() });
  expect(messages(long('"b": "c"'), schema)).toEqual([]);
  expect(messages(long('"b": 5'), schema)).toEqual([
    '3:1 Invalid "b": expected string, received number.',
  ]);
  expect(messages(long('"b": c'), schema)).toEqual([
    '3:6 This is not valid JSON: Unresolved plain scalar "c".',
  ]);
});

test('a long file is parsed once for all of its positions', () => {
  const entries = Array.from({ length: 2000 }, (_, index) => `"${index}": "${'x'.repeat(60)}"`);
  const { locate } = read(`{\n${entries.join(',\n')}\n}`, z.record(z.string(), z.string()));
  const start = process.cpuUsage();
  const lines = entries.slice(0, 50).map((_, index) => locate([`${index}`]).line);
  expect(lines).toEqual(lines.map((_, index) => index + 2));
  expect(cpuSince(start)).toBeLessThan(5_000);
});

test('the mark of byte order is no problem', () => {
  expect(read('\uFEFF["a"]', metaSchema)).toMatchObject({
    value: [{ name: 'a' }],
    problems: [],
  });
});

test('every wrong entry is reported, each with its line', () => {
  const source = `[
    "a",
    { "name": "b", "link": "/c" },
    { "link": "/c" },
    { "name": "c/", "collapsed": "yes" },
    { "text": "" },
    {}
  ]`;
  expect(messages(source)).toEqual([
    '3:20 Invalid "1.link": an entry with a "name" links to that page.',
    '4:5 Invalid "2.text": an entry needs the "name" of a page or folder, or a "text".',
    '5:21 Invalid "3.collapsed": expected boolean, received string.',
    '6:7 Invalid "4.text": expected a non-empty string.',
    '7:5 Invalid "5.text": an entry needs the "name" of a page or folder, or a "text".',
  ]);
});

test.each([
  ['{}', '1:1 Invalid file: expected array, received object.'],
  ['null', '1:1 Invalid file: expected array, received null.'],
])('a file that holds %s is reported as "%s"', (source, sentence) => {
  expect(messages(source)).toEqual([sentence]);
});

test.each(['5', 'null', '[]', '""'])(
  'an entry that is %s is reported with what it may be',
  (entry) => {
    expect(messages(`["a", ${entry}]`)).toEqual([
      '1:7 Invalid entry: expected the name of a page or folder, or an object.',
    ]);
  },
);

test('an unknown field is reported with its own line', () => {
  const source = '[\n  {\n    "name": "a",\n    "tag": "b",\n    "lable": "A"\n  }\n]';
  expect(messages(source)).toEqual(['5:5 Unknown field "0.lable".']);
});

test('a name that is empty is reported in plain words', () => {
  const schema = z.strictObject({ names: z.record(z.string().min(1), z.null()) });
  expect(messages('{ "names": { "": null } }', schema)).toEqual([
    expect.stringContaining('Invalid "names.": expected string to have >=1 characters.'),
  ]);
});

test('a text of several lines is one line', () => {
  const { value } = read('[{ "text": " A\\n  b " }]', metaSchema);
  expect(value).toEqual([{ text: 'A b' }]);
});

test.each([
  ['[{ "text": "A", "link": "/", "activeMatch": "guide" }]', 'Invalid "0.activeMatch": expected'],
  ['[{ "text": "A", "link": "/", "positon": "left" }]', 'Unknown field "0.positon".'],
  ['[{ "text": "A" }]', 'Invalid "0.link"'],
  ['[{ "text": "A", "items": [] }]', 'Invalid "0.items"'],
  ['[{ "text": "A", "items": [{ "text": "B" }] }]', 'Invalid "0.items.0.link"'],
])('the navigation %s is reported: %s', (source, sentence) => {
  expect(messages(source, navSchema)).toEqual([expect.stringContaining(sentence)]);
});

test('a misspelt field of a link is reported beside the field that is missing', () => {
  expect(messages('[{ "text": "A", "items": [{ "text": "B", "lnik": "/" }] }]', navSchema)).toEqual(
    [
      expect.stringContaining('Invalid "0.items.0.link"'),
      expect.stringContaining('Unknown field "0.items.0.lnik"'),
    ],
  );
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
