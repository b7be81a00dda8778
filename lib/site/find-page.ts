import type { PageRecord } from '../content/types';
import { comparable } from '../routing/route-path';
import type { SiteContent } from './assemble';

/** The page at a path, also by a further address of it. */
export function findPage(
  { pages, aliases }: Pick<SiteContent, 'pages' | 'aliases'>,
  path: string,
): PageRecord | undefined {
  const key = comparable(path);
  return pages.get(key) ?? pages.get(comparable(aliases[key] ?? key));
}
