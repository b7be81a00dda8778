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

/** The path of a page, from the parameters of its route. */
export async function pathOf({ params }: PathParams): Promise<string> {
  const { path = [] } = await params;
  return `/${path.map(decodeURIComponent).join('/')}`;
}
