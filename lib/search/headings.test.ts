import { expect, test } from '@jest/globals';
import { packHeadings, unpackHeadings } from './headings';
import type { SearchRecord } from './types';

const PAGE: SearchRecord = {
  ...{ id: 3, routePath: '/a', title: 'A', content: 'Text.\nPart\nMore.', isLow: true },
  toc: [{ text: 'Part', id: 'part', depth: 2, charIndex: 6 }],
};

test('a page is packed without its text, and its headings without the names of their fields', () => {
  expect(packHeadings(PAGE)).toEqual({
    ...{ id: 3, routePath: '/a', title: 'A', isLow: true },
    toc: [['Part', 'part', 2]],
  });
});

test('unpacked, all but its text is there again', () => {
  const toc = PAGE.toc.map((heading) => ({ ...heading, charIndex: 0 }));
  expect(unpackHeadings(packHeadings(PAGE))).toEqual({ ...PAGE, content: '', toc });
});
