import { expect, test } from '@jest/globals';
import { findUnseenSigns, findUnseenValues } from './source-text';

test.each([
  ['a NUL', 'a\0b', 'U+0000'],
  ['the colours of a terminal', 'a\x1B[31mb', 'U+001B'],
  ['a turned order of letters', 'a\u202Eb', 'U+202E'],
  ['a delete', 'a\x7Fb', 'U+007F'],
])('%s is told with its place', (_, text, name) => {
  expect(findUnseenSigns('guide/a.md', `# A\r\n\r\n\`\`\`\r\n${text}`)).toEqual([
    expect.objectContaining({
      file: 'content/guide/a.md',
      line: 4,
      column: 2,
      message: expect.stringContaining(name),
    }),
  ]);
});

test('bytes that are no UTF-8 are told', () => {
  const [problem] = findUnseenSigns('a.md', Buffer.from([0x61, 0xff, 0x62]).toString('utf8'));
  expect(problem).toMatchObject({ line: 1, column: 2, message: expect.stringContaining('UTF-8') });
});

test('the mark of a second file in the middle of the first is told', () => {
  expect(findUnseenSigns('a.md', '\uFEFF# A\n\n\uFEFF## B')).toMatchObject([
    { line: 3, column: 1 },
  ]);
});

test('a line is told once', () => {
  expect(findUnseenSigns('a.md', '\0\0\n\0')).toHaveLength(2);
});

test('every other sign of the world is fine', () => {
  const source = '\uFEFF# 中文 עברית \u2067ab\u2069\n\tcode\u00A0👨‍👩‍👧 a\u200Bb \u00AD𠮷\r\n';
  expect(findUnseenSigns('a.md', source)).toEqual([]);
});

test('the letters of tags are right in a flag only', () => {
  const scotland = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';
  expect(findUnseenSigns('a.md', `${scotland} \u{1F3F4}`)).toEqual([]);
  expect(findUnseenSigns('a.md', `${scotland} a\u{E0061}`)).toHaveLength(1);
});

test.each(['\u0085', '\u2028', '\u2029', '\uFFFE', '\uFDD0', '\u{1FFFF}', '\u{E0001}'])(
  'what is no sign, or ends a line in some programs only, is told: %j',
  (sign) => {
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    expect(findUnseenSigns('a.md', `a${sign}b`)).toEqual([
      expect.objectContaining({ message: expect.stringContaining(`U+${code} is invisible`) }),
    ]);
  },
);

test('a sign that stands for a lost one is told in a value, too', () => {
  expect(findUnseenValues({ a: ['x', '\uFFFD'] })).toEqual([{ sign: '\uFFFD', path: ['a', 1] }]);
});
