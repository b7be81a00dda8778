import { expect, test } from '@jest/globals';
import { packHeadings, unpackHeadings } from './headings';
import type { SearchRecord } from './types';

const PAGE: SearchRecord = {
  ...{ id: 3, routePath: '/a', title: 'A', content: 'Text.\nPart\nMore.', isLow: true },
  toc: [
    { text: 'The first part, a.b', id: 'the-first-part-ab', depth: 2, charIndex: 6 },
    { text: 'Part', id: 'part-1', depth: 3, charIndex: 6 },
    { text: 'Cache', id: 'store', depth: 3, charIndex: 6 },
    { text: '沙箱 Two_words', id: '沙箱-two_words', depth: 3, charIndex: 6 },
  ],
};

test('a page is packed without its text, the names of fields, and ids that a heading tells', () => {
  expect(packHeadings(PAGE)).toEqual({
    ...{ id: 3, routePath: '/a', title: 'A', isLow: true },
    toc: [
      ['The first part, a.b', 2],
      ['Part', 3, 'part-1'],
      ['Cache', 3, 'store'],
      ['沙箱 Two_words', 3],
    ],
  });
});

test('unpacked, all but its text is there again', () => {
  const toc = PAGE.toc.map((heading) => ({ ...heading, charIndex: 0 }));
  expect(unpackHeadings(packHeadings(PAGE))).toEqual({ ...PAGE, content: '', toc });
});
