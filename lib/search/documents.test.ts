import { expect, test } from '@jest/globals';
import { pagesOf } from '../../tests/support/site-content';
import { type SearchRecord, sectionsOf } from './documents';
import { plainSection } from './phrases';

function recordsOf(...sources: string[]): SearchRecord[] {
  return sources.map((source, id) => {
    const [page] = pagesOf({ 'a.md': source });
    if (!page) throw new Error('no page');
    const { routePath, title, content, toc } = page;
    return { id, routePath, title, content, toc };
  });
}

test('pages are cut at their headings, and each section knows the title and headings above it', () => {
  const source = '# A\n\nOne.\n\n## B\n\nTwo.\n\n#### C\n\nThree.\n\n### D\n\n## E\n\nFour.';
  const sections = sectionsOf(recordsOf(source, '# F'));
  expect(
    sections.map(({ page, path, id, parents, text }) => [page, path, id, parents, text.trim()]),
  ).toEqual([
    [0, ['A'], undefined, [], 'One.'],
    [0, ['A', 'B'], 'b', [0], 'Two.'],
    [0, ['A', 'B', 'C'], 'c', [0, 1], 'Three.'],
    [0, ['A', 'B', 'D'], 'd', [0, 1], ''],
    [0, ['A', 'E'], 'e', [0], 'Four.'],
    [1, ['F'], undefined, [], ''],
  ]);
});

test('texts are compared as words after a space each, line by line', () => {
  const source = '# My app\n\nCall `run()`:\n\n---\n\nIt *starts*.\n\n## First steps\n\n### Go\n';
  expect(sectionsOf(recordsOf(source)).map(plainSection)).toEqual([
    { heading: ' my app', path: ' my app', text: ' call run\n it starts' },
    { heading: ' first steps', path: ' my app first steps', text: '' },
    { heading: ' go', path: ' my app first steps go', text: '' },
  ]);
});
