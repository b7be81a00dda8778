import 'server-only';
import { findPage, type SiteContent } from '../content/site-content';
import { scopePrefix } from '../routing/scope';
import { absoluteUrl, scopeOptions, siteWords } from '../settings';
import type { PageView } from './page-view';

/**
 * The steps from the home page to a page, through its section, as schema.org has them. The home page has none,
 * nor has a page that search engines may not show.
 */
export function breadcrumbs(page: PageView, content: SiteContent): object | undefined {
  const { isFindable, role, section } = page;
  if (!isFindable || role === 'website') return undefined;
  const home = findPage(content, scopePrefix(page, scopeOptions) || '/');
  const around = section ? findPage(content, section.link) : undefined;
  const steps = [
    ...(home ? [{ name: siteWords(page.lang).title, route: home.routePath }] : []),
    ...(section && around ? [{ name: section.text, route: around.routePath }] : []),
    { name: page.title, route: page.routePath },
  ];
  // The page that the section's link opens is in the list already.
  const ways = steps.filter(({ route }, index) => steps[index + 1]?.route !== route);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: ways.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(route),
    })),
  };
}
