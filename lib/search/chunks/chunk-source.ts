import { groupNames, groupOf, type SiteGroups } from '../groups';
import { type ChunkedPage, wordsOf } from './words';

/** A page as Pagefind takes it. */
export type ChunkSource = {
  url: string;
  words: string;
  /** The number of the page's group among all groups. */
  group: string;
  /** The page itself, which comes back with a find. */
  page: string;
};

/** What a chunked index is made of after the export, see lib/export/chunk-search.mjs. */
export function chunkSources(
  pages: readonly ChunkedPage[],
  groups: Omit<SiteGroups, 'others'>,
): ChunkSource[] {
  // What the other group is called depends on the language of the reader; it is always the last.
  const named = { ...groups, others: '' };
  const order = groupNames(named);
  return pages.map((page) => ({
    url: page.record.routePath,
    words: wordsOf(page),
    group: String(order.indexOf(groupOf(page.record.routePath, named))),
    page: JSON.stringify(page),
  }));
}
