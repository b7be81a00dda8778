import type { PageResult, SearchResults, Suggestion } from '@/lib/search/protocol';

/** Number of rows of a page that are visible until it is unfolded. */
const ROWS_PER_PAGE = 3;

/** The last row of a page that has more rows than are visible: it links to the page, and a press unfolds them. */
export type FoldRow = Pick<PageResult, 'title'> & {
  type: 'more';
  link: string;
  hidden: Suggestion[];
};

export type Row = Suggestion | FoldRow;

/** A page with its visible rows; `start` is the number of the first one. */
export type VisiblePage = PageResult & { rows: readonly Row[]; start: number };

/** Returns what the panel shows: the results of the chosen group, or of all. `unfolded` has paths of pages. */
export function visibleResults(
  results: SearchResults | undefined,
  chosen: string | undefined,
  unfolded: readonly string[],
) {
  const groups = results?.groups ?? [];
  // A group without results is no choice.
  const group = groups.find(({ name }) => name === chosen)?.name;
  const counted = groups.filter(({ name }) => group === undefined || name === group);
  const pages: VisiblePage[] = [];
  const rows: Row[] = [];
  for (const page of results?.pages ?? []) {
    if (group !== undefined && page.group !== group) continue;
    const start = rows.length;
    rows.push(...visibleRows(page, unfolded));
    pages.push({ ...page, start, rows: rows.slice(start) });
  }
  /** Number of pages, visible or not. */
  const count = counted.reduce((sum, { count }) => sum + count, 0);
  return { group, pages, rows, count };
}

function visibleRows(
  { title, routePath, suggestions }: PageResult,
  unfolded: readonly string[],
): Row[] {
  const hidden = suggestions.slice(ROWS_PER_PAGE);
  if (hidden.length === 0 || unfolded.includes(routePath)) return suggestions;
  const visible = suggestions.slice(0, ROWS_PER_PAGE);
  return [...visible, { type: 'more', title, link: routePath, hidden }];
}

/** A row keeps its key when its text comes. */
export function rowKey({ link, type }: Row): string {
  return type === 'more' ? `${type} ${link}` : link;
}
