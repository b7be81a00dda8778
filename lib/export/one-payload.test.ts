import { expect, test } from '@jest/globals';
import { withOnePayload } from './one-payload.mjs';

const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

test.each([
  [['1:"a"\n', '2:["$","p"]\n'], '1:"a"\n2:["$","p"]\n'],
  [['1:"a\\n', 'b"\n', '3:"]) c"\n'], '1:"a\\nb"\n3:"]) c"\n'],
])('the pieces %j are one', (texts, whole) => {
  const html = `<body><p>A</p>${start}${texts.map(piece).join('')}</body>`;
  expect(withOnePayload(html)).toBe(`<body><p>A</p>${start}${piece(whole)}</body>`);
});

test('wherever a payload was cut, the page is the same', () => {
  const cut = (...texts: string[]) => withOnePayload(`<body>${texts.map(piece).join('')}</body>`);
  expect(cut('1:a', 'b\n2:', 'c\n')).toBe(cut('1:', 'ab\n2:c\n'));
});

test('pieces with something between them stay apart, and a single one as it is', () => {
  const html = `${piece('1:a')}<p>B</p>${piece('2:b')}`;
  expect(withOnePayload(html)).toBe(html);
});
