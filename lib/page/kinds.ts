import 'server-only';
import type { Page } from '../content/pages';
import type { FrameOption } from '../routing/frame-options';

export type PageType = 'doc' | 'overview' | 'landing' | 'home' | 'custom' | 'blank' | '404';

/** Properties of a kind of page. */
export type Kind = {
  type: PageType;
  /** Search engines may show it. Pages that only list others or report an error are left out. */
  isFindable: boolean;
  /** It has one URL. The not-found page has none, so it has no Markdown and no languages. */
  hasOwnUrl: boolean;
  /** Its `og:type`. */
  role: 'website' | 'article';
  /** On small screens it has a bar that opens its sidebar and its outline. */
  hasMenuBar: boolean;
  /** Regions of the frame that this kind never shows. */
  without: readonly (FrameOption | 'scroll-to-top')[];
};

const USUAL: Omit<Kind, 'type'> = {
  isFindable: true,
  hasOwnUrl: true,
  role: 'article',
  hasMenuBar: false,
  without: [],
};

/** The kinds of pages. The compiler asks for the view of each (`app/views.ts`). */
const KINDS: Readonly<Record<PageType, Omit<Kind, 'type'>>> = {
  doc: { ...USUAL, hasMenuBar: true },
  overview: { ...USUAL, hasMenuBar: true },
  landing: { ...USUAL, isFindable: false, hasMenuBar: true },
  home: { ...USUAL, role: 'website' },
  custom: { ...USUAL, hasMenuBar: true },
  blank: { ...USUAL, without: ['navbar', 'sidebar', 'footer', 'scroll-to-top'] },
  '404': { ...USUAL, isFindable: false, hasOwnUrl: false, without: ['sidebar'] },
};

export function kindOf({ frontmatter }: Pick<Page, 'frontmatter'>): Kind {
  let type: PageType = frontmatter.pageType;
  if (frontmatter.pageType === 'doc' && frontmatter.overview) type = 'overview';
  if (frontmatter.pageType === 'doc' && frontmatter.landing) type = 'landing';
  return { type, ...KINDS[type] };
}

/** Returns the date of an article, as `2026-11-22`. */
export function publishedOn(page: Pick<Page, 'frontmatter'>): string | undefined {
  const { frontmatter } = page;
  return frontmatter.pageType === 'doc' && kindOf(page).type === 'doc'
    ? frontmatter.date
    : undefined;
}
