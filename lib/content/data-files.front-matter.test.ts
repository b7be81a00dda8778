import { expect, test } from '@jest/globals';
import { cpuSince } from '../../tests/support/cpu-time';
import { readFrontMatter } from './data-files';

test.each([
  ['title: 1.10', '1.10'],
  ['title: true', 'true'],
  ['title: ~', '~'],
  ['title:', ''],
  ['title: "a: b # c"', 'a: b # c'],
  ['title: Garfish.loadApp # note', 'Garfish.loadApp'],
])('%s is the text "%s", as it was typed', (line, text) => {
  const { data, problems } = readFrontMatter('content/a.md', `---\n${line}\n---\nBody`);
  expect(problems).toEqual([]);
  expect(data.title).toBe(text);
});

test('lists and nested fields are read', () => {
  const source = '---\nhero:\n  name: A\n  actions:\n    - text: Go\ntags: [1, b]\n---\n';
  expect({ ...readFrontMatter('content/a.md', source).data }).toEqual({
    hero: { name: 'A', actions: [{ text: 'Go' }] },
    tags: ['1', 'b'],
  });
});

test('what stands above and below the front matter is separated', () => {
  const source = '---\ntitle: A\n---\n\n# Heading\n\n---\n\nEnd\n';
  const block = readFrontMatter('content/a.md', source);
  expect(block.body).toBe('   \n        \n   \n\n# Heading\n\n---\n\nEnd\n');
});

test.each([
  ['no front matter', 'Title\n', {}, 'Title\n'],
  ['a line of dashes further down', 'Text\n---\nx: y\n---\n', {}, 'Text\n---\nx: y\n---\n'],
  ['only front matter and no last line end', '---\ntitle: A\n---', { title: 'A' }, ''],
  ['front matter without fields', '---\n---\nBody', {}, 'Body'],
  ['front matter of one empty line', '---\n\n---\nBody', {}, 'Body'],
  ['front matter of a comment', '---\n# later\n---\nBody', {}, 'Body'],
  ['line ends of Windows', '---\r\ntitle: A\r\n---\r\nBody\r\n', { title: 'A' }, 'Body\n'],
  ['both', '\uFEFF---\r\ntitle: A\r\n---\r\nBody', { title: 'A' }, 'Body'],
  ['dashes in a text', '---\ntitle: |\n  a\n  ---\n---\nBody', { title: 'a\n---\n' }, 'Body'],
])('a file with %s is read', (_, source, data, body) => {
  const block = readFrontMatter('content/a.md', source);
  expect(block.problems).toEqual([]);
  expect({ ...block.data }).toEqual(data);
  expect(block.body.replace(/^\s+/, '')).toBe(body);
});

test.each([
  ['---\ntitle: A\n---   \nHere'],
  ['---  \ntitle: A\n---\nHere'],
  ['---\r\ntitle: A\r\n---\r\nHere'],
  ['\uFEFF---\n# note\ntitle: A\n---\nHere'],
])('the lines of the body are those of the file: %j', (source) => {
  const { body } = readFrontMatter('content/a.md', source);
  const inBody = body.split('\n').indexOf('Here') + 1;
  const inFile = source.split(/\r?\n/).findIndex((line) => line.endsWith('Here')) + 1;
  expect(inBody).toBeGreaterThan(0);
  expect(inBody).toBe(inFile);
});

test('the line of a field is found, also of one in a list, else that of the field around it', () => {
  const source = `---
title: A

hero:
  name: B
  actions:
    - text: Go
      link: /
    - text: Stop
      "link": /x
---
`;
  const { locate } = readFrontMatter('content/a.md', source);
  const lineOf = (...path: PropertyKey[]) => locate(path).line;
  expect([lineOf('title'), lineOf('hero'), lineOf('hero', 'actions')]).toEqual([2, 4, 6]);
  expect(lineOf('hero', 'actions', 0, 'link')).toBe(8);
  expect(lineOf('hero', 'actions', 1, 'link')).toBe(10);
  expect([lineOf('hero', 'image', 'src'), lineOf('order'), lineOf()]).toEqual([4, 1, 1]);
});

function messages(source: string): string[] {
  return readFrontMatter('content/a.md', source).problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column ?? ''} ${message}`,
  );
}

test.each([
  ['---\ntitle: a: b\n---\n', '2:8 The front matter is not valid YAML: Nested mappings'],
  ['---\ntitle: A\n\ttag: b\n---\n', '3:1 The front matter is not valid YAML: Tabs are not'],
  ['---\r\ntitle: A\r\n\ttag: b\r\n---\r\n', '3:1 The front matter is not valid YAML: Tabs'],
  ['---\ntitle: A\n', '1: The front matter starts with "---" but is never closed.'],
  ['---\ntitle: A\n...\ntag: b\n---\n', '4:1 The front matter is not valid YAML: Only one block'],
  ['---\ntitle: A\n---note\nText\n---\n', '1: The front matter starts with "---" but is never'],
  [
    '---\ntitle: A\n----\nText\n---\n',
    '1: The front matter starts with "---" but is never closed.',
  ],
  [
    '---\ntag: new\ntitle: *important*\n---\n',
    '3:8 The front matter is not valid YAML: "*important*"',
  ],
  ['---\nhello\n---\n', '1: The front matter is not a list of fields.'],
])('%j is reported as %s', (source, sentence) => {
  expect(messages(source)).toEqual([expect.stringContaining(`content/a.md:${sentence}`)]);
});

test('a text that YAML takes for a comment is reported', () => {
  expect(messages('---\ntitle: Bug #12\nasked: [a,\n  b #c\n  ]\n---\n')).toEqual([
    'content/a.md:2:8 "#12" is a comment, so readers do not see it.',
    'content/a.md:4:3 "#c" is a comment, so readers do not see it.',
  ]);
  expect(messages('---\n#a\ntitle: "Bug #12" # said\ntag: C# # so\n#b\n---\n')).toEqual([]);
});

test('the positions of many wrong fields are found in one reading', () => {
  const fields = Array.from({ length: 1000 }, (_, n) => `field${n}: x`);
  const { locate } = readFrontMatter('content/a.md', `---\n${fields.join('\n')}\n---\n`);
  const start = process.cpuUsage();
  const lines = fields.map((_, n) => locate([`field${n}`]).line);
  expect(cpuSince(start)).toBeLessThan(3000);
  expect(lines).toEqual(fields.map((_, n) => n + 2));
});

test('a broken file is reported again the second time, and changes no other', () => {
  const source = '---\ntitle: [a\n---\nBody';
  expect(messages(source)).toHaveLength(1);
  expect(messages(source)).toHaveLength(1);
  expect(readFrontMatter('content/b.md', '---\ntitle: B\n---\n').data.title).toBe('B');
});

test('front matter marked as code is not run', () => {
  const scope = globalThis as { hasRun?: boolean };
  for (const mark of ['js', 'javascript', ' js', ' JavaScript', 'coffee', 'cson', 'node']) {
    const source = `---${mark}\n{ title: (globalThis.hasRun = true) }\n---\nBody`;
    expect(readFrontMatter('content/a.md', source)).toMatchObject({ data: {}, body: source });
  }
  expect(messages('---\ntitle: !!js/function "globalThis.hasRun = true"\n---\n')).toEqual([
    expect.stringContaining('content/a.md:2:8'),
  ]);
  expect(scope.hasRun).toBeUndefined();
});

test.each([
  ['__proto__:\n  polluted: yes'],
  ['<<: { polluted: yes }'],
  ['hero:\n  __proto__:\n    polluted: yes'],
])('the field %j changes no other object', (fields) => {
  const { data } = readFrontMatter('content/a.md', `---\ntitle: A\n${fields}\n---\n`);
  expect(data.title).toBe('A');
  expect(data.polluted).toBeUndefined();
  expect((data.hero as { polluted?: string } | undefined)?.polluted).toBeUndefined();
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('fields of odd names are kept as fields, so that they can be reported', () => {
  const source = '---\n__proto__: a\nconstructor: b\ntoString: c\n---\n';
  const { data, locate } = readFrontMatter('content/a.md', source);
  expect(Object.entries(data)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ]);
  expect(locate(['constructor']).line).toBe(3);
});

test('with a problem there are no fields', () => {
  const block = readFrontMatter('content/a.md', '---\ntitle: [a\n---\nBody');
  expect(Object.keys(block.data)).toEqual([]);
  expect(block.locate(['title'])).toEqual({ file: 'content/a.md', line: 1, column: 1 });
});
