import 'server-only';
import { scopeOptions, site } from '../config';
import type { PageRecord } from '../content/types';
import { type Registry, renderMarkdown } from '../markdown/render';
import { flatten, neighbours } from '../navigation/neighbours';
import type { OverviewGroup } from '../navigation/types';
import { FRAME_PARTS, type FramePart } from '../routing/frame-parts';
import { comparable } from '../routing/route-path';
import { searchPrefixes } from '../routing/scope';
import type { SiteContent } from '../site/assemble';
import { findPage } from '../site/find-page';
import { loadSite } from '../site/load';
import { sizeOfPicture, sourceOfPicture } from '../site/public-files';
import { editLink } from './edit-link';
import { dayInWords, lastUpdated } from './last-updated';
import { pagesAround, sidebarAround } from './pages-around';
import type { PageView } from './types';

/**
 * Everything the page at a path needs to be shown; nothing where there is no such page.
 * `registryFor` gives the components of its Markdown, some of which show the pages around it.
 */
export async function pageView(
  path: string,
  registryFor: (pagesAround: PagesAround) => Registry,
): Promise<PageView | undefined> {
  const content = await loadSite();
  const page = findPage(content, path);
  if (!page) return undefined;

  const base = {
    route: page.routePath,
    title: page.title,
    hasOwnHeading: page.hasOwnHeading,
    hidden: hiddenParts(page),
    body: await renderMarkdown(
      { file: page.relativePath, body: page.body, bodyOffset: page.bodyOffset },
      registryFor((headings) => pagesAround(page, content, headings)),
      {
        prefixes: searchPrefixes(page, scopeOptions),
        routes: content.routes,
        formerIds: content.formerIds.get(comparable(page.routePath)) ?? {},
        fragments: content.fragments,
        sizeOf: (path) => sizeOfPicture(content.publicFiles.get(path)),
        sourceOf: (path) => sourceOfPicture(content.publicFiles.get(path)),
        code: {
          numbersLines: site.markdown.showLineNumbers,
          wraps: site.markdown.defaultWrapCode,
        },
      },
    ),
  };
  const { frontmatter } = page;
  switch (frontmatter.pageType) {
    case 'home':
      return { ...base, type: 'home', hero: frontmatter.hero, features: frontmatter.features };
    case 'custom':
    case 'blank':
    case '404':
      return { ...base, type: frontmatter.pageType };
    case 'doc':
      return { ...base, ...(await docParts(page, frontmatter, content)) };
    default:
      return frontmatter satisfies never;
  }
}

/** The pages of a page's section, with their headings of some levels. */
type PagesAround = (headings?: readonly number[]) => OverviewGroup[];

type DocFrontmatter = Extract<PageRecord['frontmatter'], { pageType: 'doc' }>;

async function docParts(page: PageRecord, frontmatter: DocFrontmatter, content: SiteContent) {
  const sidebar = sidebarAround(page, content);
  if (frontmatter.landing) return { type: 'landing' as const, links: flatten(sidebar) };
  const edit = site.themeConfig.editLink && editLink(page, site.themeConfig.editLink);
  const updated = await lastUpdated(page);
  const furniture = { ...(edit ? { edit } : {}), ...(updated ? { lastUpdated: updated } : {}) };
  if (frontmatter.overview) {
    const groups = pagesAround(page, content, frontmatter.overviewHeaders);
    return { type: 'overview' as const, groups, ...furniture };
  }
  return {
    type: 'doc' as const,
    outline: site.themeConfig.outline && frontmatter.outline ? page.toc : [],
    ...(frontmatter.date
      ? { date: { iso: frontmatter.date, text: dayInWords(frontmatter.date, page.lang) } }
      : {}),
    ...neighbours(page.routePath, sidebar),
    ...furniture,
  };
}

/** What whole kinds of pages are shown without. */
const WITHOUT: Partial<Record<PageRecord['frontmatter']['pageType'], readonly FramePart[]>> = {
  custom: ['sidebar'],
  blank: ['navbar', 'sidebar', 'outline', 'footer'],
};

function hiddenParts({ frontmatter }: PageRecord): FramePart[] {
  const { pageType } = frontmatter;
  return FRAME_PARTS.filter((part) => !frontmatter[part] || WITHOUT[pageType]?.includes(part));
}
