import { expect, test } from '@jest/globals';
import { findInvisibleCharacters } from './source-text';

test.each([
  ['a NUL', 'a\0b', 'U+0000'],
  ['the colours of a terminal', 'a\x1B[31mb', 'U+001B'],
  ['a turned order of letters', 'a\u202Eb', 'U+202E'],
  ['a delete', 'a\x7Fb', 'U+007F'],
])('%s is reported with its place', (_, text, name) => {
  expect(findInvisibleCharacters('guide/a.md', `# A\r\n\r\n\`\`\`\r\n${text}`)).toEqual([
    expect.objectContaining({
      file: 'content/guide/a.md',
      line: 4,
      column: 2,
      message: expect.stringContaining(name),
    }),
  ]);
});

test('bytes that are no UTF-8 are reported', () => {
  const [problem] = findInvisibleCharacters(
    'a.md',
    Buffer.from([0x61, 0xff, 0x62]).toString('utf8'),
  );
  expect(problem).toMatchObject({ line: 1, column: 2, message: expect.stringContaining('UTF-8') });
});

test('the mark of a second file in the middle of the first is reported', () => {
  expect(findInvisibleCharacters('a.md', '\uFEFF# A\n\n\uFEFF## B')).toMatchObject([
    { line: 3, column: 1 },
  ]);
});

test('every other sign of the world is fine', () => {
  const source = '\uFEFF# 中文 עברית \u2067ab\u2069\n\tcode\u00A0👨‍👩‍👧 a\u200Bb \u00AD𠮷\r\n';
  expect(findInvisibleCharacters('a.md', source)).toEqual([]);
});
