import 'server-only';
import { scopeOptions, site } from '../config';
import { labelOverrides } from '../config/public-site';
import type { PageRecord } from '../content/types';
import { resolveLabels } from '../labels/resolve';
import { type Registry, renderMarkdown } from '../markdown/render';
import { closestSidebar } from '../navigation/closest-sidebar';
import { flatten, neighbours } from '../navigation/neighbours';
import { overviewGroups } from '../navigation/overview';
import { searchPrefixes } from '../routing/scope';
import type { SiteContent } from '../site/assemble';
import { findPage } from '../site/find-page';
import { loadSite } from '../site/load';
import { editLink } from './edit-link';
import type { FramePart, PageView } from './types';

/** Everything the page at a path needs to be shown; nothing where there is no such page. */
export async function pageView(path: string, registry: Registry): Promise<PageView | undefined> {
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
      registry,
      { prefixes: searchPrefixes(page, scopeOptions), routes: content.routes },
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
      return { ...base, ...docParts(page, frontmatter, content) };
    default:
      return frontmatter satisfies never;
  }
}

type DocFrontmatter = Extract<PageRecord['frontmatter'], { pageType: 'doc' }>;

function docParts(page: PageRecord, frontmatter: DocFrontmatter, content: SiteContent) {
  const sidebar = closestSidebar(content.sidebars, page.routePath)?.items ?? [];
  if (frontmatter.landing) return { type: 'landing' as const, links: flatten(sidebar) };
  const edit = site.themeConfig.editLink && editLink(page, site.themeConfig.editLink);
  const furniture = edit ? { edit } : {};
  if (frontmatter.overview) {
    const { others } = resolveLabels(labelOverrides(site.themeConfig)).overview;
    const groups = overviewGroups({
      route: page.routePath,
      sidebar,
      pages: content.pages,
      depths: frontmatter.overviewHeaders,
      others,
    });
    return { type: 'overview' as const, groups, ...furniture };
  }
  return {
    type: 'doc' as const,
    outline: site.themeConfig.outline && frontmatter.outline ? page.toc : [],
    ...neighbours(page.routePath, sidebar),
    ...furniture,
  };
}

function hiddenParts({ frontmatter }: PageRecord): FramePart[] {
  const parts: FramePart[] = ['navbar', 'sidebar', 'outline', 'footer'];
  if (frontmatter.pageType === 'blank') return parts;
  return parts.filter((part) => !frontmatter[part]);
}
