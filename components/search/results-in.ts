import type { PageResult, SearchResults, Suggestion } from '@/lib/search/types';

/** How many rows of a page show until the reader unfolds the others. */
export const MOST_ROWS = 3;

/** The last row of a page that has more rows than show; it leads to the page, and a press unfolds them. */
export type Fold = Pick<PageResult, 'title'> & {
  type: 'more';
  link: string;
  /** How many rows are folded. */
  count: number;
};

export type Row = Suggestion | Fold;

export type ShownResults = ReturnType<typeof resultsIn>;

/**
 * What the panel shows of the results: those of the group that the reader chose, or of all. `unfolded` are
 * the paths of the pages of which all rows show.
 */
export function resultsIn(
  results: SearchResults | undefined,
  chosen: string | undefined,
  unfolded: readonly string[] = [],
) {
  const groups = results?.groups ?? [];
  const group = groups.find(({ name }) => name === chosen)?.name;
  const pages = (results?.pages ?? [])
    .filter((page) => group === undefined || page.group === group)
    .map((page) => ({ ...page, rows: rowsIn(page, unfolded.includes(page.routePath)) }));
  const counted = groups.filter(({ name }) => group === undefined || name === group);
  return {
    groups,
    /** The chosen group, if anything was found in it. */
    group,
    pages,
    rows: pages.flatMap(({ rows }) => rows),
    /** How many pages were found, shown or not. */
    count: counted.reduce((sum, { count }) => sum + count, 0),
  };
}

function rowsIn({ title, routePath, suggestions }: PageResult, isUnfolded: boolean): Row[] {
  const count = suggestions.length - MOST_ROWS;
  if (isUnfolded || count <= 0) return suggestions;
  return [...suggestions.slice(0, MOST_ROWS), { type: 'more', title, link: routePath, count }];
}

/** No two rows have the same, and a row keeps it when its text comes. */
export function rowKey({ link, type }: Row): string {
  return type === 'more' ? `${type} ${link}` : link;
}
