import { expect, test } from '@jest/globals';
import type { PageResult, SearchResults, Suggestion } from '@/lib/search/types';
import { resultsIn } from './results-in';

const RESULTS: SearchResults = {
  query: 'app',
  words: ['app'],
  pages: [page(1, 'API', 2), page(2, 'Guide', 1), page(3, 'API', 1)],
  groups: [
    { name: 'Guide', count: 9 },
    { name: 'API', count: 2 },
  ],
};

test('without a choice all pages are shown, with their rows in one order', () => {
  const shown = resultsIn(RESULTS, undefined);
  expect(shown.pages.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(shown.rows.map(({ link }) => link)).toEqual(['/1#0', '/1#1', '/2#0', '/3#0']);
  expect(shown.count).toBe(11);
});

test('a chosen group shows its own pages, and counts those that are not shown yet', () => {
  expect(resultsIn(RESULTS, 'API').pages.map(({ id }) => id)).toEqual([1, 3]);
  expect(resultsIn(RESULTS, 'Guide').count).toBe(9);
});

test('a group in which nothing was found is no choice', () => {
  expect(resultsIn(RESULTS, 'Blog')).toEqual(resultsIn(RESULTS, undefined));
});

test('of a page with more than three rows the others are folded until the reader unfolds them', () => {
  const results = { ...RESULTS, pages: [page(1, 'API', 3), page(2, 'Guide', 5)] };
  const folded = resultsIn(results, undefined);
  expect(folded.pages.map(({ rows }) => rows.length)).toEqual([3, 4]);
  expect(folded.rows.at(-1)).toEqual({ type: 'more', title: 'Page 2', link: '/2', count: 2 });
  const unfolded = resultsIn(results, undefined, ['/2']);
  expect(unfolded.rows.slice(3).map(({ link }) => link)).toEqual(
    [0, 1, 2, 3, 4].map((row) => `/2#${row}`),
  );
});

test('no results are nothing to show', () => {
  expect(resultsIn(undefined, 'API')).toEqual({
    groups: [],
    group: undefined,
    pages: [],
    rows: [],
    count: 0,
  });
});

function page(id: number, group: string, rows: number): PageResult {
  const title = `Page ${id}`;
  const suggestions = Array.from({ length: rows }, (_, row) => ({
    type: 'title' as const,
    title,
    header: title,
    link: `/${id}#${row}`,
    query: 'app',
    marks: [],
    highlightInfoList: [],
  })) satisfies Suggestion[];
  return { id, title, routePath: `/${id}`, group, suggestions };
}
