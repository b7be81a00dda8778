import 'server-only';
import type { Page } from '../content/pages';
import { FRAME_PARTS, type FramePart } from '../routing/frame-parts';

/** Properties of a kind of page. */
export type Kind = {
  /** Search engines may show it. Pages that only list others or report an error are not found. */
  isFindable: boolean;
  /** It is shown at one URL. The not-found page is not, so it has no Markdown and no languages. */
  hasOwnUrl: boolean;
  /** Its `og:type`. */
  role: 'website' | 'article';
  /** On small screens it has a bar that opens its sidebar and its outline. */
  hasMenuBar: boolean;
  /** Parts of the frame that this kind never shows. */
  without: readonly (FramePart | 'scroll-to-top')[];
};

const USUAL: Kind = {
  isFindable: true,
  hasOwnUrl: true,
  role: 'article',
  hasMenuBar: false,
  without: [],
};

/** The kinds of pages. The compiler asks for the view of each (`page-view.ts`, `app/[[...path]]/page.tsx`). */
const KINDS: Readonly<Record<PageType, Kind>> = {
  doc: { ...USUAL, hasMenuBar: true },
  overview: { ...USUAL, hasMenuBar: true },
  landing: { ...USUAL, isFindable: false, hasMenuBar: true },
  home: { ...USUAL, role: 'website' },
  custom: { ...USUAL, hasMenuBar: true },
  blank: { ...USUAL, without: ['navbar', 'sidebar', 'footer', 'scroll-to-top'] },
  '404': { ...USUAL, isFindable: false, hasOwnUrl: false, without: ['sidebar'] },
};

export type PageType = 'doc' | 'overview' | 'landing' | 'home' | 'custom' | 'blank' | '404';

type Fields = Pick<Page, 'frontmatter'>;

export function pageTypeOf({ frontmatter }: Fields): PageType {
  if (frontmatter.pageType !== 'doc') return frontmatter.pageType;
  if (frontmatter.landing) return 'landing';
  return frontmatter.overview ? 'overview' : 'doc';
}

export function kindOf(page: Fields): Kind {
  return KINDS[pageTypeOf(page)];
}

export function isFindable(page: Fields): boolean {
  return kindOf(page).isFindable;
}

/** Returns the date of an article, as `2026-11-22`. */
export function publishedOn(page: Fields): string | undefined {
  const { frontmatter } = page;
  return frontmatter.pageType === 'doc' && pageTypeOf(page) === 'doc'
    ? frontmatter.date
    : undefined;
}

/** Returns whether a page has the layout beside a sidebar, which one that hides the sidebar has, too. */
export function isInSidebarLayout({ frontmatter }: Fields): boolean {
  return frontmatter.pageType === 'doc' || frontmatter.sidebar;
}

/** The parts of the frame that a page is shown without. A page without an outline has none to hide. */
export function hiddenPartsOf(page: Fields): string[] {
  const own = FRAME_PARTS.filter((part) => part !== 'outline' && !page.frontmatter[part]);
  return [...new Set([...own, ...kindOf(page).without])];
}
