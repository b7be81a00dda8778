import type { PageRecord } from '../content/types';

/** A page as the search reads it; the published index is an array of these. */
export type SearchRecord = Pick<PageRecord, 'routePath' | 'title' | 'content' | 'toc'> & {
  id: number;
};
