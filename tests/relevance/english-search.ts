import { loadSite } from '../../lib/content/load';
import type { SearchRecord } from '../../lib/search/documents';
import type { SearchOptions, SearchResults } from '../../lib/search/protocol';
import { indexOf, searchOf } from '../support/search-index';

/** The search of the English pages as they are, and what its index holds. */
export async function englishSearch() {
  const { pages, questions } = await loadSite();
  const english = [...pages.values()].filter(({ lang }) => lang === 'en');
  const { records } = indexOf(english);
  const groups = { sections: [], others: 'Others' };
  return { pages, records, search: remembered(searchOf(english, { questions, groups })) };
}

/** A question is put once, however many figures count it. */
function remembered(search: (typed: string, options?: SearchOptions) => SearchResults) {
  const known = new Map<string, SearchResults>();
  return (typed: string, options: SearchOptions = {}) => {
    const key = JSON.stringify([typed, options]);
    const results = known.get(key) ?? search(typed, options);
    known.set(key, results);
    return results;
  };
}

/** The addresses of all places that the search can lead to. */
export function placesIn(records: readonly SearchRecord[]): Set<string> {
  return new Set(
    records.flatMap(({ routePath, toc }) => [
      routePath,
      ...toc.map(({ id }) => `${routePath}#${id}`),
    ]),
  );
}
