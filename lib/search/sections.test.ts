import { expect, test } from '@jest/globals';
import { pagesOf } from '../../tests/support/site-content';
import { lastSegment, pageSections, pageText, placesOf } from './sections';
import type { SearchRecord } from './types';

function recordOf(source: string): SearchRecord {
  const [page] = pagesOf({ 'a.md': source });
  if (!page) throw new Error('no page');
  const { routePath, title, content, toc } = page;
  return { id: 0, routePath, title, content, toc };
}

test('a page is cut at its headings, and each section knows those above it', () => {
  const source = '# A\n\nOne.\n\n## B\n\nTwo.\n\n#### C\n\nThree.\n\n### D\n\n## E\n\nFour.';
  const sections = pageSections(recordOf(source));
  expect(sections.map(({ path, id, text }) => [path, id, text.trim()])).toEqual([
    [[], undefined, 'One.'],
    [['B'], 'b', 'Two.'],
    [['B', 'C'], 'c', 'Three.'],
    [['B', 'D'], 'd', ''],
    [['E'], 'e', 'Four.'],
  ]);
});

test('a page without headings is one section, one without text an empty one', () => {
  expect(pageSections(recordOf('# A\n\nText.'))).toEqual([
    { path: [], id: undefined, text: 'Text.' },
  ]);
  expect(pageSections(recordOf('# A'))).toEqual([{ path: [], id: undefined, text: '' }]);
});

test('the documents are counted page by page, each with those of the headings above it', () => {
  const records = [recordOf('# A\n\n## B\n\n### C'), recordOf('# D')];
  expect(placesOf(records)).toEqual([
    { page: 0, section: 'title', above: [] },
    { page: 0, section: 0, above: [] },
    { page: 0, section: 1, above: [] },
    { page: 0, section: 2, above: [2] },
    { page: 1, section: 'title', above: [] },
    { page: 1, section: 0, above: [] },
  ]);
});

test('texts are compared as words after a space each, line by line', () => {
  const { plainTitle, sections } = pageText(
    recordOf('# My app\n\nCall `run()`:\n\n---\n\nIt *starts*.\n\n## First steps\n\n### Go\n'),
  );
  expect(plainTitle).toBe(' my app');
  expect(
    sections.map(({ plainPath, plainHeading, plainText }) => [plainPath, plainHeading, plainText]),
  ).toEqual([
    [' my app', '', ' call run\n it starts'],
    [' my app first steps', ' first steps', ''],
    [' my app first steps go', ' go', ''],
  ]);
});

test('a page is called by the last part of its path', () => {
  expect(['/blog/hmr', '/guide/concept/', '/'].map(lastSegment)).toEqual(['hmr', 'concept', '']);
});
