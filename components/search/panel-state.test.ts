import { expect, test } from '@jest/globals';
import type { PageResult, SearchResults, Suggestion } from '@/lib/search/protocol';
import {
  type FoldRow,
  firstPages,
  initialState,
  type PanelAction,
  type PanelState,
  reduce,
  visibleResults,
} from './panel-state';

const RESULTS = resultsOf('app', [page(1, 'API', 2), page(2, 'Guide', 1), page(3, 'API', 1)]);

/** The state after some actions, beginning with results for "app". */
function after(results: SearchResults, ...actions: PanelAction[]): PanelState {
  return [searched(results), ...actions].reduce(reduce, initialState('app'));
}

function searched(results: SearchResults, isComplete = true): PanelAction {
  return { type: 'searched', results, isComplete };
}

test('what is typed early is searched for at once, what is typed later after 150 ms', () => {
  expect(initialState('app').search).toEqual({ query: 'app', show: 'first', wait: 0 });
  const typed = after(RESULTS, { type: 'typed', query: 'apps' });
  expect(typed.search).toEqual({ query: 'apps', show: 'first', wait: 150 });
  const entered = reduce(typed, {
    type: 'pressedEnter',
    enter: { ctrlKey: false, metaKey: false },
  });
  expect(entered.search.wait).toBe(0);
});

test('the same query does not start another search', () => {
  const state = after(RESULTS);
  expect(reduce(state, { type: 'typed', query: 'app' }).search).toBe(state.search);
});

test('all pages are requested until something else is typed', () => {
  const all = after(RESULTS, { type: 'showedAll' });
  expect(all.search).toEqual({ query: 'app', show: 'all', wait: 0 });
  expect(reduce(all, { type: 'typed', query: 'b' }).search.show).toBe('first');
});

test('rows of the query before stay until there are others; an empty query has none', () => {
  expect(after(RESULTS, { type: 'typed', query: 'b' }).results).toBe(RESULTS);
  const empty = after(RESULTS, { type: 'typed', query: '' });
  expect(reduce(empty, searched(resultsOf('', []))).results).toBeUndefined();
});

test('without a choice all pages are visible, with their rows in one order', () => {
  const { pages, rows, count } = visibleResults(after(RESULTS));
  expect(pages.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(rows.map(({ link }) => link)).toEqual(['/1#0', '/1#1', '/2#0', '/3#0']);
  expect(count).toBe(11);
});

test('a chosen group shows its pages, and counts all of them; one without results is no choice', () => {
  const choose = (group: string) => visibleResults(after(RESULTS, { type: 'choseGroup', group }));
  expect(choose('API').pages.map(({ id }) => id)).toEqual([1, 3]);
  expect(choose('Guide').count).toBe(9);
  expect(choose('Blog')).toEqual(visibleResults(after(RESULTS)));
});

test('a page shows three rows until it is unfolded; then the first of the others is current', () => {
  const results = resultsOf('app', [page(1, 'API', 3), page(2, 'Guide', 5)]);
  const folded = visibleResults(after(results));
  expect(folded.pages.map(({ rows }) => rows.length)).toEqual([3, 4]);
  const fold: FoldRow = { type: 'more', title: 'Page 2', link: '/2', count: 2 };
  expect(folded.rows.at(-1)).toEqual(fold);
  const state = after(results, { type: 'unfolded', row: fold });
  const { rows, at } = visibleResults(state);
  expect(rows.slice(3).map(({ link }) => link)).toEqual(['/2#0', '/2#1', '/2#2', '/2#3', '/2#4']);
  expect(rows[at]?.link).toBe('/2#3');
  // Results of another query are folded again.
  expect(reduce(state, searched({ ...results, query: 'apps' })).unfolded).toEqual([]);
});

test('the current row stays when results of the whole index replace those of headings', () => {
  const [row] = page(2, 'Guide', 1).suggestions;
  const state = after(RESULTS, { type: 'movedTo', row, isByKey: true });
  const whole = resultsOf('app', [page(4, 'API', 1), ...RESULTS.pages]);
  const { rows, at } = visibleResults(reduce(state, searched(whole)));
  expect(rows[at]?.link).toBe('/2#0');
  expect(visibleResults(after(whole)).at).toBe(0);
});

test('the first pages have twenty rows or a few more', () => {
  const pages = Array.from({ length: 9 }, (_, index) => page(index, 'API', 9));
  const { pages: visible } = visibleResults(after(resultsOf('app', pages)));
  expect(firstPages(visible)).toHaveLength(5);
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
