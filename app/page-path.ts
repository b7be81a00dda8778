import { loadSite } from '@/lib/content/load';
import { NOT_FOUND } from '@/lib/routing/route-path';
import { allScopes, scopePrefix } from '@/lib/routing/scope';
import { scopeOptions } from '@/lib/settings';

/** The segments below the root that lead to a page; the home page has none. */
export type PathParams = { params: Promise<{ path?: string[] }> };

/** The not-found page of each language and version but the default one, which is `404.html`. */
export const NOT_FOUND_PATHS: readonly string[] = allScopes(scopeOptions)
  .map((scope) => scopePrefix(scope, scopeOptions))
  .filter((prefix) => prefix !== '')
  .map((prefix) => prefix + NOT_FOUND);

export async function pathOf({ params }: PathParams): Promise<string> {
  const { path = [] } = await params;
  return `/${path.map(decodeURIComponent).join('/')}`;
}

/** Returns the parameters of every page of the site. Redirects become pages after the export. */
export async function staticPaths() {
  // The preview asks for them in a separate process at each request, and does not need them.
  if (process.env.NODE_ENV === 'development') return [];
  const { pages } = await loadSite();
  return [...new Set([...pages.keys(), ...NOT_FOUND_PATHS])].map((path) => ({
    path: path.split('/').filter((segment) => segment !== ''),
  }));
}
