import { expect, test } from '@jest/globals';
import type { PageResult, SearchResults, Suggestion } from '@/lib/search/protocol';
import { visibleResults } from './visible-results';

const RESULTS = resultsOf('app', [page(1, 'API', 2), page(2, 'Guide', 1), page(3, 'API', 1)]);

test('without a choice all pages are visible, with their rows in one order', () => {
  const { pages, rows, count } = visibleResults(RESULTS, undefined, []);
  expect(pages.map(({ id, start }) => [id, start])).toEqual([
    [1, 0],
    [2, 2],
    [3, 3],
  ]);
  expect(rows.map(({ link }) => link)).toEqual(['/1#0', '/1#1', '/2#0', '/3#0']);
  expect(count).toBe(11);
});

test('a chosen group shows its pages, and counts all of them; one without results is no choice', () => {
  const choose = (group: string) => visibleResults(RESULTS, group, []);
  expect(choose('API').pages.map(({ id }) => id)).toEqual([1, 3]);
  expect(choose('Guide').count).toBe(9);
  expect(choose('Blog')).toEqual(visibleResults(RESULTS, undefined, []));
});

test('a page shows three rows until it is unfolded', () => {
  const results = resultsOf('app', [page(1, 'API', 3), page(2, 'Guide', 5)]);
  const folded = visibleResults(results, undefined, []);
  expect(folded.pages.map(({ rows }) => rows.length)).toEqual([3, 4]);
  const hidden = results.pages[1]?.suggestions.slice(3);
  expect(folded.rows.at(-1)).toEqual({ type: 'more', title: 'Page 2', link: '/2', hidden });
  const { rows } = visibleResults(results, undefined, ['/2']);
  expect(rows.slice(3).map(({ link }) => link)).toEqual(['/2#0', '/2#1', '/2#2', '/2#3', '/2#4']);
});

function resultsOf(query: string, pages: PageResult[]): SearchResults {
  const groups = [
    { name: 'Guide', count: 9 },
    { name: 'API', count: 2 },
  ];
  return { query, words: [query], pages, groups };
}

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
