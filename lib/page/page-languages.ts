import 'server-only';
import type { PageRecord } from '../content/types';
import { comparable, type RoutePath } from '../routing/route-path';
import { type ScopeOptions, scopeKey, scopePrefix } from '../routing/scope';
import type { SiteContent } from '../site/assemble';

/**
 * Where a page is in each language that has it, its own among them; versions are not mixed. Nothing
 * where the site has one language only.
 *
 *     pageLanguages(page, content, options) //=> { en: '/guide/a', zh: '/zh/guide/a' }
 */
export function pageLanguages(
  { key, version }: Pick<PageRecord, 'key' | 'version'>,
  { pages }: Pick<SiteContent, 'pages'>,
  options: ScopeOptions,
): Record<string, RoutePath> {
  if (options.langs.length < 2) return {};
  const found = options.langs.flatMap((lang) => {
    const scope = { lang, version };
    const page = pages.get(comparable(`${scopePrefix(scope, options)}/${key}`));
    // The default language may have a page with the name of another one: `zh.md`.
    return page && scopeKey(page) === scopeKey(scope) ? [[lang, page.routePath] as const] : [];
  });
  return Object.fromEntries(found);
}
