import { expect, test } from '@jest/globals';
import { cpuSince } from '../../tests/support/cpu-time';
import { readFrontMatter } from './front-matter-block';

/** The problems of a file, each as its place and its sentence. */
function told(source: string): string[] {
  return readFrontMatter('content/a.md', source).problems.map(
    ({ file, line, column, message }) => `${file}:${line}:${column ?? ''} ${message}`,
  );
}

test.each([
  ['---\ntitle: a: b\n---\n', '2:8 The front matter is not valid YAML: Nested mappings'],
  ['---\ntitle: A\ntag: [a\n---\n', '3:8 The front matter is not valid YAML: Flow sequence'],
  ['---\ntitle: A\n\ttag: b\n---\n', '3:1 The front matter is not valid YAML: Tabs are not'],
  ['---\r\ntitle: A\r\n\ttag: b\r\n---\r\n', '3:1 The front matter is not valid YAML: Tabs'],
  ['---\ntitle: A\norder: 1\ntitle: B\n---\n', '4:1 The front matter is not valid YAML: Map keys'],
  ['---\ntitle: @x\n---\n', '2:8 The front matter is not valid YAML: Plain value cannot start'],
  ['---\ntitle: A\n', '1: The front matter starts with "---" but is never closed.'],
  ['---\ntitle: A\n...\ntag: b\n---\n', '4:1 The front matter is not valid YAML: Only one block'],
  ['---', '1: The front matter starts with "---" but is never closed.'],
  ['---\ntitle: A\n---note\nText\n---\n', '1: The front matter starts with "---" but is never'],
  [
    '---\ntitle: A\n----\nText\n---\n',
    '1: The front matter starts with "---" but is never closed.',
  ],
  ['---\n- a\n- b\n---\n', '1: The front matter is not a list of fields.'],
  ['---\nhello\n---\n', '1: The front matter is not a list of fields.'],
  ['---\n"hello"\n---\n', '1: The front matter is not a list of fields.'],
  ['---\n\nText\n\n---\n', '1: The front matter is not a list of fields.'],
])('%j is told as %s', (source, sentence) => {
  expect(told(source)).toEqual([expect.stringContaining(`content/a.md:${sentence}`)]);
});

test('a text that YAML takes for a comment is told', () => {
  expect(told('---\ntitle: Bug #12\nasked: [a,\n  b #c\n  ]\n---\n')).toEqual([
    'content/a.md:2:8 "#12" is a comment, so readers do not see it.',
    'content/a.md:4:3 "#c" is a comment, so readers do not see it.',
  ]);
  expect(told('---\n#a\ntitle: "Bug #12" # said\ntag: C# # so\n#b\n---\n')).toEqual([]);
});

test('the places of many wrong fields are found in one reading', () => {
  const fields = Array.from({ length: 1000 }, (_, n) => `field${n}: x`);
  const { positionOf } = readFrontMatter('content/a.md', `---\n${fields.join('\n')}\n---\n`);
  const start = process.cpuUsage();
  const lines = fields.map((_, n) => positionOf([`field${n}`]).line);
  expect(cpuSince(start)).toBeLessThan(3000);
  expect(lines).toEqual(fields.map((_, n) => n + 2));
});

test('a broken file tells the same the second time', () => {
  const source = '---\ntitle: [a\n---\nBody';
  expect(told(source)).toHaveLength(1);
  expect(told(source)).toEqual(told(source));
});

test('a broken file does not change what a right one says', () => {
  told('---\ntitle: [a\n---\n');
  expect({ ...readFrontMatter('content/b.md', '---\ntitle: B\n---\n').data }).toEqual({
    title: 'B',
  });
});

test('front matter marked as code is not run', () => {
  const scope = globalThis as { hasRun?: boolean };
  for (const mark of ['js', 'javascript', ' js', ' JavaScript', 'coffee', 'cson', 'node']) {
    const source = `---${mark}\n{ title: (globalThis.hasRun = true) }\n---\nBody`;
    expect(readFrontMatter('content/a.md', source)).toMatchObject({ data: {}, body: source });
  }
  expect(told('---\ntitle: !!js/function "globalThis.hasRun = true"\n---\n')).toEqual([
    expect.stringContaining('content/a.md:2:8'),
  ]);
  expect(scope.hasRun).toBeUndefined();
});

test.each([
  ['__proto__:\n  polluted: yes'],
  ['constructor:\n  prototype:\n    polluted: yes'],
  ['<<: { polluted: yes }'],
  ['<<:\n  __proto__: { polluted: yes }'],
  ['hero:\n  __proto__:\n    polluted: yes'],
  ['"__proto__": { polluted: yes }'],
])('the field %j changes no other object', (fields) => {
  const { data } = readFrontMatter('content/a.md', `---\ntitle: A\n${fields}\n---\n`);
  expect(data.title).toBe('A');
  expect(data.polluted).toBeUndefined();
  expect((data.hero as { polluted?: string } | undefined)?.polluted).toBeUndefined();
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});

test('fields of odd names are kept as fields, so that they can be told', () => {
  const source = '---\n__proto__: a\nconstructor: b\ntoString: c\n---\n';
  const { data, positionOf } = readFrontMatter('content/a.md', source);
  expect(Object.entries(data)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
    ['toString', 'c'],
  ]);
  expect(positionOf(['constructor']).line).toBe(3);
});

test('an alias repeats a text', () => {
  const { data } = readFrontMatter('content/a.md', '---\na: &x Text\ntitle: *x\n---\n');
  expect(data.title).toBe('Text');
});

test('an alias that names nothing is told with its line', () => {
  expect(told('---\ntag: new\ntitle: *important*\n---\n')).toEqual([
    expect.stringMatching(/^content\/a\.md:3:.* The front matter is not valid YAML: /),
  ]);
});

test('with a problem the front matter says nothing', () => {
  const block = readFrontMatter('content/a.md', '---\ntitle: [a\n---\nBody');
  expect(Object.keys(block.data)).toEqual([]);
  expect(block.positionOf(['title'])).toEqual({ line: 1, column: 1 });
});
