import type { SearchOptions, SearchResults } from '@/lib/search/types';
import type { SiteIndex } from './site-index';

/** How long after the last key the search starts. */
const DEBOUNCE_MS = 150;

/** The query, and how much of its results. */
type Asked = { query: string } & Required<SearchOptions>;

const NOTHING: Asked = { query: '', show: 'first' };

export function searchIn(index: SiteIndex, onChange: () => void) {
  let asked = NOTHING;
  let results: SearchResults | undefined;
  /** Whether nothing of the results is still to come. */
  let isWhole = false;
  let hasFailed = isBroken();
  let ticket = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isBroken(): boolean {
    return index.state.get() === 'failed' || index.state.get() === 'outdated';
  }

  /** What is being searched for is outdated by what comes next. */
  function drop(): number {
    clearTimeout(timer);
    ticket += 1;
    return ticket;
  }

  async function searchNow(): Promise<void> {
    const own = drop();
    const keep = (found: SearchResults | undefined, isAll: boolean) => {
      if (own !== ticket) return;
      results = found;
      isWhole = isAll;
      onChange();
    };
    const { query, ...options } = asked;
    keep(await index.find(query, options, (first) => keep(first, false)), true);
  }

  const unsubscribe = index.state.subscribe(() => {
    const wasBroken = hasFailed;
    hasFailed = isBroken();
    if (wasBroken && !hasFailed && asked.query !== '') searchNow();
    if (!hasFailed) return;
    drop();
    results = undefined;
    onChange();
  });

  return {
    /** While a query is searched for, they are those of an earlier one, or lack what is being fetched. */
    get: () => ({
      query: asked.query,
      results,
      isLoading: asked.query !== '' && !hasFailed && !(results && isWhole),
      isStale: !isWhole || results?.query !== asked.query,
    }),
    /** Searches for something else, soon after the last key; what was typed earlier has waited long enough. */
    type(query: string, wait = DEBOUNCE_MS): void {
      if (query === asked.query) return;
      asked = { ...NOTHING, query };
      drop();
      if (query !== '') timer = setTimeout(searchNow, wait);
      else results = undefined;
      onChange();
    },
    showAll(): void {
      asked = { ...asked, show: 'all' };
      searchNow();
    },
    searchNow,
    end(): void {
      drop();
      unsubscribe();
    },
  };
}
