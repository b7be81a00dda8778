import 'server-only';
import { siteWords } from '../config';
import type { Feature, Hero } from '../content/frontmatter';
import type { PageRecord, TocEntry } from '../content/types';
import { heading, paragraph, textPart } from '../markdown/plain/parts';
import type { Block } from '../markdown/plain/tree-blocks';
import { flatten, groupsAround, neighbours } from '../navigation/neighbours';
import { versionsOf } from '../navigation/since';
import { summaryOf } from '../navigation/summary';
import type { OverviewGroup, PageLink, SummedUpLink } from '../navigation/types';
import { FRAME_PARTS, type FramePart } from '../routing/frame-parts';
import { isSameRoute, pathKeyOf, type RoutePath } from '../routing/route-path';
import type { SiteContent } from '../site/site-content';
import { dayInWords } from './dates';
import { factsText } from './facts';
import { holdsList } from './list-place';
import { featureBlocks, heroBlocks, linkList, overviewText } from './page-blocks';
import { pagesAround, sidebarAround } from './pages-around';
import { type RelatedPage, relatedPages } from './related';

/** What a page shows besides its text. */
export type PageParts =
  | {
      type: 'doc';
      outline: TocEntry[];
      /** The groups of the sidebar in which the page is. */
      groups: string[];
      previous?: SummedUpLink;
      next?: SummedUpLink;
      related: RelatedPage[];
    }
  | {
      type: 'overview';
      groups: OverviewGroup[];
      /** The versions that readers may choose, the newest first. */
      versions: string[];
    }
  | { type: 'landing'; links: PageLink[] }
  | { type: 'home'; hero: Hero; features: Feature[] }
  | { type: 'custom' }
  | { type: 'blank' }
  | { type: '404' };

/** Everything that depends on the kind of a page. A new kind is one more case of `kindOf`. */
export type PageKind = {
  /** Search engines may show it. Pages that only list others or report an error are not found. */
  isFindable: boolean;
  /** It is shown at one URL. The not-found page is not, so it has no Markdown and no languages. */
  hasOwnUrl: boolean;
  /** What it is to programs: the front page of a site, or a text in it. */
  role: 'website' | 'article';
  /** It is text to read, so the printed book of its section has it. Others are made for the screen. */
  isInBook: boolean;
  /** Its headings are questions. */
  isFaq: boolean;
  /** What it is called where its URL is shared, on its card, and in the title of the window. */
  name: string;
  cardTitle: string;
  windowTitle: string;
  /** When it was published, as `2026-11-22`; articles of the blog have a date. */
  date: string | undefined;
  /** Parts of the frame that this kind never shows. */
  without: readonly (FramePart | 'scroll-to-top')[];
  /** The canonical path. */
  canonical: (content: SiteContent) => RoutePath;
  parts: (content: SiteContent) => PageParts;
  /** The whole page as Markdown, around its text. */
  markdown: (text: Block[], content: SiteContent) => Block[];
};

export function kindOf(page: PageRecord): PageKind {
  const { frontmatter, title } = page;
  const site = siteWords(page.lang);
  const titled = (text: Block[]) =>
    page.hasOwnHeading ? text : [heading(1, textPart(title)), ...text];
  const usual = {
    isFindable: true,
    hasOwnUrl: true,
    role: 'article' as const,
    isInBook: false,
    isFaq: false,
    name: title,
    cardTitle: title,
    windowTitle: joinTitles(title, frontmatter.titleSuffix ?? site.title),
    date: undefined,
    without: [],
    canonical: () => page.routePath,
    markdown: titled,
  };
  switch (frontmatter.pageType) {
    case 'home': {
      const { features, titleSuffix } = frontmatter;
      const hero = () => ({
        ...frontmatter.hero,
        facts: factsText(frontmatter.hero.facts, page.lang),
      });
      return {
        ...usual,
        role: 'website',
        name: site.title,
        cardTitle: frontmatter.hero.text,
        windowTitle: titleSuffix ? joinTitles(site.title, titleSuffix) : site.title,
        parts: () => ({ type: 'home', hero: hero(), features }),
        markdown: (text) => [...heroBlocks(hero()), ...featureBlocks(features), ...text],
      };
    }
    case 'custom':
      return { ...usual, without: ['sidebar'], parts: () => ({ type: 'custom' }) };
    case 'blank':
      return {
        ...usual,
        without: ['navbar', 'sidebar', 'footer', 'scroll-to-top'],
        parts: () => ({ type: 'blank' }),
      };
    case '404':
      return {
        ...usual,
        isFindable: false,
        hasOwnUrl: false,
        windowTitle: title,
        without: ['sidebar'],
        parts: () => ({ type: '404' }),
      };
    case 'doc':
      if (frontmatter.landing) {
        const links = (content: SiteContent) => flatten(sidebarAround(page, content));
        return {
          ...usual,
          isFindable: false,
          canonical: ({ pages }) => {
            const folder = page.routePath.slice(0, page.routePath.lastIndexOf('/'));
            return pages.get(pathKeyOf(folder))?.routePath ?? page.routePath;
          },
          parts: (content) => ({ type: 'landing', links: links(content) }),
          markdown: (text, content) => [...titled(text), ...linkList(links(content))],
        };
      }
      if (frontmatter.overview) {
        const groups = (content: SiteContent) =>
          pagesAround(page, content, frontmatter.overviewHeaders);
        return {
          ...usual,
          isInBook: true,
          isFaq: frontmatter.faq,
          parts: (content) => overviewParts(page, content, groups(content)),
          markdown: (text, content) =>
            holdsList(page.tree) ? titled(text) : overviewText(titled(text), groups(content)),
        };
      }
      return {
        ...usual,
        isInBook: true,
        isFaq: frontmatter.faq,
        date: frontmatter.date,
        parts: (content) => docParts(page, content),
        markdown: (text) => titled([...dayBlocks(frontmatter.date, page.lang), ...text]),
      };
    default:
      return frontmatter satisfies never;
  }
}

function overviewParts(
  { routePath }: PageRecord,
  { since }: SiteContent,
  groups: OverviewGroup[],
): PageParts {
  const pages = groups.flatMap(({ items }) => items.map(({ link }) => pathKeyOf(link)));
  const shown = new Set([pathKeyOf(routePath), ...pages]);
  const versions = versionsOf(since, (page) => shown.has(pathKeyOf(page)));
  return { type: 'overview', groups, versions };
}

function docParts(page: PageRecord, content: SiteContent): PageParts {
  const sidebar = sidebarAround(page, content);
  const beside = neighbours(page.routePath, sidebar);
  const isBeside = ({ routePath }: PageRecord) =>
    [beside.previous, beside.next].some((page) => page && isSameRoute(page.link, routePath));
  // Index pages are about everything below them.
  const isCandidate = (other: PageRecord) =>
    isFindable(other) && !other.routePath.endsWith('/') && !isBeside(other);
  return {
    type: 'doc',
    outline: page.frontmatter.outline ? page.toc : [],
    groups: groupsAround(page.routePath, sidebar),
    ...(beside.previous && { previous: summedUp(beside.previous, content) }),
    ...(beside.next && { next: summedUp(beside.next, content) }),
    // An index page lists its section already, and a page without a section stands alone.
    related:
      sidebar.length === 0 || page.routePath.endsWith('/')
        ? []
        : relatedPages(page, content.pages, isCandidate),
  };
}

function summedUp(link: PageLink, { pages }: SiteContent): SummedUpLink {
  return { ...link, ...summaryOf(pages.get(pathKeyOf(link.link))?.frontmatter) };
}

export function isFindable(page: PageRecord): boolean {
  return kindOf(page).isFindable;
}

/** The parts of the frame that a page is shown without. A page without an outline has none to hide. */
export function hiddenPartsOf(page: PageRecord): string[] {
  const own = FRAME_PARTS.filter((part) => part !== 'outline' && !page.frontmatter[part]);
  return [...new Set([...own, ...kindOf(page).without])];
}

/** A suffix that begins with its own separator gets no other. */
function joinTitles(title: string, suffix: string): string {
  return /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}

function dayBlocks(date: string | undefined, lang: string): Block[] {
  return date === undefined ? [] : [paragraph(textPart(dayInWords(date, lang)))];
}
