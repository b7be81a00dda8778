import type { PageResult, SearchOptions, SearchResults, Suggestion } from '@/lib/search/protocol';
import type { EnterPress } from './load-panel';

/** Delay between the last key and the search. */
const DEBOUNCE_MS = 150;

/** Number of rows of a page that are visible until it is unfolded. */
const ROWS_PER_PAGE = 3;

/** More rows than the panel has room for. The others are rendered when the user comes to them, not with each key. */
const FIRST_ROWS = 20;

/** The last row of a page that has more rows than are visible: it links to the page, and a press unfolds them. */
export type FoldRow = Pick<PageResult, 'title'> & { type: 'more'; link: string; count: number };

export type Row = Suggestion | FoldRow;

export type PanelState = {
  /** Each new object starts a search, after a wait for further keys. */
  search: Required<SearchOptions> & { query: string; wait: number };
  /** Results of an earlier query until those of the search are there. */
  results: SearchResults | undefined;
  /** No more results are expected. */
  isComplete: boolean;
  group: string | undefined;
  /** The current row, by its key; the first row where no row has it. */
  current: { key?: string; isByKey: boolean };
  /** Paths of the pages of which all rows are visible. */
  unfolded: readonly string[];
  /** The rows behind the first ones are rendered, too. */
  isWhole: boolean;
  /** A press of Enter that waits for results. */
  enter: EnterPress | undefined;
};

export type PanelAction =
  | { type: 'typed'; query: string }
  | { type: 'searched'; results: SearchResults; isComplete: boolean }
  | { type: 'showedAll' }
  | { type: 'choseGroup'; group: string | undefined }
  | { type: 'movedTo'; row: Row | undefined; isByKey: boolean; isWhole?: boolean }
  | { type: 'unfolded'; row: FoldRow }
  | { type: 'reachedEnd' }
  | { type: 'pressedEnter'; enter: EnterPress }
  | { type: 'opened' };

const FIRST_ROW = { isByKey: false };

export function initialState(query: string): PanelState {
  return {
    search: { query, show: 'first', wait: 0 },
    results: undefined,
    isComplete: false,
    group: undefined,
    current: FIRST_ROW,
    unfolded: [],
    isWhole: false,
    enter: undefined,
  };
}

export function reduce(state: PanelState, action: PanelAction): PanelState {
  const { search, results } = state;
  switch (action.type) {
    case 'typed': {
      const { query } = action;
      if (query === search.query) return state;
      return {
        ...state,
        search: { query, show: 'first', wait: query === '' ? 0 : DEBOUNCE_MS },
        results: query === '' ? undefined : results,
        current: FIRST_ROW,
        enter: undefined,
      };
    }
    case 'searched': {
      if (search.query === '') return state;
      const { isComplete } = action;
      const isNew = action.results.query !== results?.query;
      const rest = isNew ? { unfolded: [], isWhole: false } : {};
      return { ...state, ...rest, results: action.results, isComplete };
    }
    case 'showedAll':
      return { ...state, search: { ...search, show: 'all', wait: 0 } };
    case 'choseGroup':
      return { ...state, group: action.group, current: FIRST_ROW, isWhole: false };
    case 'movedTo': {
      const { row, isByKey } = action;
      const isWhole = state.isWhole || action.isWhole === true;
      return row ? { ...state, current: { key: rowKey(row), isByKey }, isWhole } : state;
    }
    case 'unfolded': {
      const { link } = action.row;
      const pages = results?.pages ?? [];
      const next = pages.find(({ routePath }) => routePath === link)?.suggestions[ROWS_PER_PAGE];
      const current = next ? { key: rowKey(next), isByKey: false } : state.current;
      return { ...state, unfolded: [...state.unfolded, link], current };
    }
    case 'reachedEnd':
      return { ...state, isWhole: true };
    case 'pressedEnter': {
      const isWaiting = results?.query !== search.query;
      const { enter } = action;
      return { ...state, enter, search: isWaiting ? { ...search, wait: 0 } : search };
    }
    case 'opened':
      return { ...state, enter: undefined };
  }
}

export type VisibleResults = ReturnType<typeof visibleResults>;

/** Returns what the panel shows: the results of the chosen group, or of all. */
export function visibleResults({ results, group: chosen, unfolded, current }: PanelState) {
  const groups = results?.groups ?? [];
  /** A group without results is no choice. */
  const group = groups.find(({ name }) => name === chosen)?.name;
  const pages = (results?.pages ?? [])
    .filter((page) => group === undefined || page.group === group)
    .map((page) => ({ ...page, rows: visibleRows(page, unfolded) }));
  const rows = pages.flatMap((page) => page.rows);
  const counted = groups.filter(({ name }) => group === undefined || name === group);
  return {
    groups,
    group,
    pages,
    rows,
    /** The number of the current row. */
    at: Math.max(
      0,
      rows.findIndex((row) => rowKey(row) === current.key),
    ),
    /** Number of pages, visible or not. */
    count: counted.reduce((sum, { count }) => sum + count, 0),
  };
}

function visibleRows({ title, routePath, suggestions }: PageResult, unfolded: readonly string[]) {
  const count = suggestions.length - ROWS_PER_PAGE;
  if (count <= 0 || unfolded.includes(routePath)) return suggestions;
  const fold: Row = { type: 'more', title, link: routePath, count };
  return [...suggestions.slice(0, ROWS_PER_PAGE), fold];
}

/** Returns the pages whose rows fill the panel. */
export function firstPages(pages: VisibleResults['pages']): VisibleResults['pages'] {
  // No page goes because the rows of another are unfolded.
  let rows = 0;
  const end = pages.findIndex(({ suggestions }) => {
    const isFull = rows >= FIRST_ROWS;
    rows += Math.min(suggestions.length, ROWS_PER_PAGE + 1);
    return isFull;
  });
  return end < 0 ? pages : pages.slice(0, end);
}

/** A row keeps its key when its text comes. */
export function rowKey({ link, type }: Row): string {
  return type === 'more' ? `${type} ${link}` : link;
}
