import 'server-only';
import type { Page } from '../content/pages';
import type { SiteContent } from '../content/site-content';
import { flatten } from '../routing/neighbours';
import { pathKeyOf } from '../routing/route-path';
import { type Scope, scopeKey } from '../routing/scope';
import { groupNames, groupOf, siteSections } from '../routing/sections';
import { siteWords } from '../settings';
import { kindOf } from './kinds';

/**
 * The pages of a language and version that are text to read, by the sections of the site, and last those
 * in none, each in the order of the sidebars.
 */
export function pagesInOrder(
  scope: Scope,
  { pages, sidebars, nav }: Pick<SiteContent, 'pages' | 'sidebars' | 'nav'>,
) {
  const sections = siteSections(nav[scopeKey(scope)] ?? []);
  const groups = { sections, others: siteWords(scope.lang).labels.search.others };
  const listed = Object.values(sidebars).flatMap((items) => flatten(items));
  const paths = new Set(listed.map(({ link }) => pathKeyOf(link)));
  const places = new Map([...paths].map((path, place) => [path, place]));
  // What no sidebar lists comes last, by its path.
  const rankOf = ({ pathKey }: Page) => places.get(pathKey) ?? places.size;
  const ordered = [...pages.values()]
    .filter((page) => scopeKey(page) === scopeKey(scope) && isRead(page))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a.routePath < b.routePath ? -1 : 1));
  return groupNames(groups)
    .map((title) => ({
      title,
      pages: ordered.filter(({ routePath }) => groupOf(routePath, groups) === title),
    }))
    .filter((part) => part.pages.length > 0);
}

/** Home pages introduce, landing pages and the not-found page lead on: neither is text to read. */
function isRead(page: Page): boolean {
  const { isFindable, role } = kindOf(page);
  return isFindable && role === 'article';
}
