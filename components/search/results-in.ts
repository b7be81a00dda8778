import type { SearchResults } from '@/lib/search/types';

export type ShownResults = ReturnType<typeof resultsIn>;

/** What the panel shows of the results: those of the group that the reader chose, or of all. */
export function resultsIn(results: SearchResults | undefined, chosen: string | undefined) {
  const groups = results?.groups ?? [];
  const group = groups.find(({ name }) => name === chosen)?.name;
  const pages = (results?.pages ?? []).filter(
    (page) => group === undefined || page.group === group,
  );
  const counted = groups.filter(({ name }) => group === undefined || name === group);
  return {
    groups,
    /** The chosen group, if anything was found in it. */
    group,
    pages,
    rows: pages.flatMap(({ suggestions }) => suggestions),
    /** How many pages were found, shown or not. */
    count: counted.reduce((sum, { count }) => sum + count, 0),
  };
}
