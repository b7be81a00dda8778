import { pathKeyOf } from '../routing/route-path';
import type { assembleContent } from './assemble';
import type { Page } from './pages';

/** The whole content: pages, navigation, redirects, and problems. */
export type SiteContent = Omit<ReturnType<typeof assembleContent>, 'targets'>;

/** The page at a path, also through a redirect. */
export function findPage(
  { pages, redirects }: Pick<SiteContent, 'pages' | 'redirects'>,
  path: string,
): Page | undefined {
  const key = pathKeyOf(path);
  return pages.get(key) ?? pages.get(pathKeyOf(redirects[key] ?? key));
}
