import type { PageResult, SearchResults, Suggestion } from '@/lib/search/types';

/** What the panel shows of the results: those of one group, or of all. */
export type ShownResults = {
  /** All groups in which something was found, with the number of their pages. */
  groups: SearchResults['groups'];
  /** The chosen group, if anything was found in it. */
  group: string | undefined;
  pages: PageResult[];
  /** The rows of these pages, in their order. */
  rows: Suggestion[];
  /** How many pages were found, shown or not. */
  count: number;
};

/** Takes the part of the results that the reader chose. */
export function resultsIn(
  results: SearchResults | undefined,
  chosen: string | undefined,
): ShownResults {
  const groups = results?.groups ?? [];
  const group = groups.find(({ name }) => name === chosen)?.name;
  const pages = (results?.pages ?? []).filter(
    (page) => group === undefined || page.group === group,
  );
  const counted = groups.filter(({ name }) => group === undefined || name === group);
  return {
    groups,
    group,
    pages,
    rows: pages.flatMap(({ suggestions }) => suggestions),
    count: counted.reduce((sum, { count }) => sum + count, 0),
  };
}
