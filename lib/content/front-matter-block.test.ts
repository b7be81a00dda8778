import { expect, test } from '@jest/globals';
import { readFrontMatter } from './front-matter-block';

test.each([
  ['title: 2024-01-01', '2024-01-01'],
  ['title: 1.10', '1.10'],
  ['title: 0123', '0123'],
  ['title: 1e3', '1e3'],
  ['title: yes', 'yes'],
  ['title: true', 'true'],
  ['title: null', 'null'],
  ['title: ~', '~'],
  ['title: 12:30', '12:30'],
  ['title: 0x1F', '0x1F'],
  ['title: .inf', '.inf'],
  ['title:', ''],
  ['title: "1.10"', '1.10'],
  ["title: 'It''s'", "It's"],
  ['title: "a: b # c"', 'a: b # c'],
  ['title: Garfish.loadApp # note', 'Garfish.loadApp'],
  ['title: 中文 🚀', '中文 🚀'],
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

test('what stands above and below the front matter is told apart', () => {
  const source = '---\ntitle: A\n---\n\n# Heading\n\n---\n\nEnd\n';
  const block = readFrontMatter('content/a.md', source);
  expect(block.body).toBe('   \n        \n   \n\n# Heading\n\n---\n\nEnd\n');
});

test.each([
  ['no front matter', '# Title\n', {}],
  ['nothing at all', '', {}],
  ['a line of dashes further down', 'Text\n---\nx: y\n---\n', {}],
])('a file with %s is body alone', (_, source, data) => {
  const block = readFrontMatter('content/a.md', source);
  expect(block).toMatchObject({ data, body: source, problems: [] });
});

test.each([
  ['only front matter', '---\ntitle: A\n---\n', { title: 'A' }, ''],
  ['only front matter and no last line end', '---\ntitle: A\n---', { title: 'A' }, ''],
  ['front matter without fields', '---\n---\nBody', {}, 'Body'],
  ['front matter of one empty line', '---\n\n---\nBody', {}, 'Body'],
  ['front matter of a comment', '---\n# later\n---\nBody', {}, 'Body'],
  ['the mark of byte order', '\uFEFF---\ntitle: A\n---\nBody', { title: 'A' }, 'Body'],
  ['line ends of Windows', '---\r\ntitle: A\r\n---\r\nBody\r\n', { title: 'A' }, 'Body\n'],
  ['both', '\uFEFF---\r\ntitle: A\r\n---\r\nBody', { title: 'A' }, 'Body'],
  ['line ends of old computers', '---\rtitle: A\r---\rBody', { title: 'A' }, 'Body'],
  ['dashes in a text', '---\ntitle: |\n  a\n  ---\n---\nBody', { title: 'a\n---\n' }, 'Body'],
])('a file with %s is read', (_, source, data, body) => {
  const block = readFrontMatter('content/a.md', source);
  expect(block.problems).toEqual([]);
  expect({ ...block.data }).toEqual(data);
  expect(block.body.replace(/^\s+/, '')).toBe(body);
});

test.each([
  ['---\ntitle: A\n---\nHere'],
  ['---\ntitle: A\n---   \nHere'],
  ['---  \ntitle: A\n---\nHere'],
  ['---\r\ntitle: A\r\n---\r\nHere'],
  ['---\n---\nHere'],
  ['---\ntitle: A\n---\n\n\nHere'],
  ['---\ntitle: |\n  a\n  b\n---\n\nHere'],
  ['\uFEFF---\n# note\ntitle: A\n---\nHere'],
  ['Here'],
  ['\n\nHere'],
])('the lines of the body are those of the file: %j', (source) => {
  const { body } = readFrontMatter('content/a.md', source);
  const inBody = body.split('\n').indexOf('Here') + 1;
  const inFile = source.split(/\r?\n/).findIndex((line) => line.endsWith('Here')) + 1;
  expect(inBody).toBeGreaterThan(0);
  expect(inBody).toBe(inFile);
});

test('the line of a field is known, also of one in a list', () => {
  const source = [
    '---',
    'title: A',
    '',
    'hero:',
    '  name: B',
    '  actions:',
    '    - text: Go',
    '      link: /',
    '    - text: Stop',
    '      "link": /x',
    '---',
  ].join('\n');
  const { positionOf } = readFrontMatter('content/a.md', source);
  expect(positionOf(['title']).line).toBe(2);
  expect(positionOf(['hero']).line).toBe(4);
  expect(positionOf(['hero', 'name']).line).toBe(5);
  expect(positionOf(['hero', 'actions']).line).toBe(6);
  expect(positionOf(['hero', 'actions', 0, 'link']).line).toBe(8);
  expect(positionOf(['hero', 'actions', 1, 'link']).line).toBe(10);
});

test('a field that is not there has the line of the field around it, else the first', () => {
  const { positionOf } = readFrontMatter('content/a.md', '---\ntitle: A\nhero:\n  name: B\n---\n');
  expect(positionOf(['hero', 'text']).line).toBe(3);
  expect(positionOf(['hero', 'image', 'src']).line).toBe(3);
  expect(positionOf(['order']).line).toBe(1);
  expect(positionOf([]).line).toBe(1);
});
