import { type Scope, scopePrefix, splitScope } from '@/lib/routing/scope';
import type { Labels } from '@/lib/settings/labels';
import type { PublicSite } from '@/lib/settings/public-site';

/** Context of every component: the site, the current page, and the texts in its language. */
export type PageContext = {
  site: PublicSite;
  labels: Labels;
  /** The links that the search offers in the language of the page. */
  searchLinks: PublicSite['searchLinks'][string];
  /** The path of the page, in the form in which paths are compared. */
  path: string;
  scope: Scope;
  /** The path prefix of the page's language and version, and their home page. */
  prefix: string;
  home: string;
};

export function pageContext(site: PublicSite, path: string): PageContext {
  const { scope } = splitScope(path.slice(1), site.scopes);
  const labels = site.labels[scope.lang];
  const searchLinks = site.searchLinks[scope.lang];
  if (!labels || !searchLinks) throw new Error(`The site has no language "${scope.lang}".`);
  const prefix = scopePrefix(scope, site.scopes);
  return { site, labels, searchLinks, path, scope, prefix, home: `${prefix}/` };
}
