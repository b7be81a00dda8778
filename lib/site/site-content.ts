import type { PageRecord } from '../content/pages';
import type { Sidebars } from '../navigation/build-sidebars';
import type { SinceRecord } from '../navigation/meta-files';
import type { NavItem } from '../navigation/types';
import type { Problem } from '../problems/problem';
import { type PathKey, pathKeyOf, type RoutePath } from '../routing/route-path';
import type { RouteTable } from '../routing/route-table';
import type { PublicFiles } from './public-files';
import type { FormerIds } from './redirects';
import type { WordsByAddress } from './words-by-address';

/** The whole content: pages, navigation, redirects, and problems. */
export type SiteContent = {
  pages: ReadonlyMap<PathKey, PageRecord>;
  /** Further addresses, each with the page it leads to. */
  redirects: Readonly<Record<PathKey, RoutePath>>;
  /** Former ids of headings, by their page. */
  formerIds: ReadonlyMap<PathKey, FormerIds>;
  routes: RouteTable;
  sidebars: Sidebars;
  /** The top navigation of each scope, by `scopeKey`. */
  nav: Record<string, NavItem[]>;
  /** The pages that were checked as they are, by their path inside the content folder, with the version of Garfish. */
  checked: ReadonlyMap<string, string>;
  /** What readers have asked, by the address that answers it. */
  questions: WordsByAddress;
  /** Since which version of Garfish there is what. */
  since: SinceRecord | undefined;
  /** The spellings of each term, by the address that explains it. */
  terms: WordsByAddress;
  publicFiles: PublicFiles;
  /** What stops a build. */
  problems: readonly Problem[];
  /** What a writer may mean, and has not said so. */
  warnings: readonly Problem[];
};

/** The page at a path, also through a redirect. */
export function findPage(
  { pages, redirects }: Pick<SiteContent, 'pages' | 'redirects'>,
  path: string,
): PageRecord | undefined {
  const key = pathKeyOf(path);
  return pages.get(key) ?? pages.get(pathKeyOf(redirects[key] ?? key));
}
