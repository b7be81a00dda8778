import MiniSearch from 'minisearch';
import { openIndex } from '../../lib/search/search-index';
import { INDEX_OPTIONS } from '../../lib/search/terms';
import type { SearchRecord } from '../../lib/search/types';
import { loadSite } from '../../lib/site/load';
import { indexTexts } from '../support/search-index';

/** The search of the English pages as they are, and what its index holds. */
export async function englishSearch() {
  const { pages } = await loadSite();
  const { json, terms } = indexTexts([...pages.values()].filter(({ lang }) => lang === 'en'));
  const records: SearchRecord[] = JSON.parse(json);
  const index = MiniSearch.loadJSON(terms, INDEX_OPTIONS);
  return { pages, records, search: openIndex(records, index, { sections: [], others: 'Others' }) };
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
