import 'server-only';
import type { Page } from '../content/pages';
import type { FrameOption } from '../routing/frame-options';

type PageType = 'doc' | 'overview' | 'landing' | 'home' | 'custom' | 'blank' | '404';

/** Regions of the frame that a kind of page never shows. */
const HIDDEN_REGIONS: Partial<Record<PageType, readonly (FrameOption | 'scroll-to-top')[]>> = {
  blank: ['navbar', 'sidebar', 'footer', 'scroll-to-top'],
  '404': ['sidebar'],
};

export function kindOf({ frontmatter }: Pick<Page, 'frontmatter'>) {
  let type: PageType = frontmatter.pageType;
  if (frontmatter.pageType === 'doc' && frontmatter.overview) type = 'overview';
  if (frontmatter.pageType === 'doc' && frontmatter.landing) type = 'landing';
  return {
    type,
    /** Search engines may list it. */
    isIndexable: type !== 'landing' && type !== '404',
    hiddenRegions: HIDDEN_REGIONS[type] ?? [],
  };
}

/** Returns the date of an article, as `2026-11-22`. */
export function publishedOn(page: Pick<Page, 'frontmatter'>): string | undefined {
  const { frontmatter } = page;
  return frontmatter.pageType === 'doc' && kindOf(page).type === 'doc'
    ? frontmatter.date
    : undefined;
}
