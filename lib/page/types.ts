import type { ReactNode } from 'react';
import type { Feature, Hero } from '../content/frontmatter';
import type { TocEntry } from '../content/types';
import type { OverviewGroup, PageLink } from '../navigation/types';
import type { FramePart } from '../routing/frame-parts';
import type { RoutePath } from '../routing/route-path';

/** What every page knows of itself. */
type PageBase = {
  /** The canonical address, without base path. */
  route: RoutePath;
  title: string;
  /** The text brings its own first heading, so the title is not put above it. */
  hasOwnHeading: boolean;
  /** Parts that this page is shown without. */
  hidden: FramePart[];
  /** The article, rendered. */
  body: ReactNode;
};

/** A day as machines and as readers read it. */
export type Day = { iso: string; text: string };

/** The article page. */
export type DocPage = PageBase & {
  type: 'doc';
  outline: TocEntry[];
  /** When it appeared, if it is an article of the blog. */
  date?: Day;
  previous?: PageLink;
  next?: PageLink;
  edit?: { url: string; text: string };
  lastUpdated?: Day;
};

/** The list of a section's pages with their headings and a filter. */
export type OverviewPage = PageBase & {
  type: 'overview';
  groups: OverviewGroup[];
  edit?: { url: string; text: string };
  lastUpdated?: Day;
};

/** The short page at a section's `__meta__` address. */
export type LandingPage = PageBase & { type: 'landing'; links: PageLink[] };

export type HomePage = PageBase & { type: 'home'; hero: Hero; features: Feature[] };

/** A page without the furniture of an article; `blank` has no top bar either. */
export type PlainPage = PageBase & { type: 'custom' | 'blank' };

/** The not-found page as a page of its own. */
export type NotFoundPage = PageBase & { type: '404' };

/** Everything one page needs to be shown. */
export type PageView = DocPage | OverviewPage | LandingPage | HomePage | PlainPage | NotFoundPage;
