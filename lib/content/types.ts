import type { RoutePath } from '../routing/route-path';
import type { Scope } from '../routing/scope';
import type { Frontmatter } from './frontmatter';

/** A heading of a page, from the second to the fourth level. */
export type TocEntry = {
  text: string;
  id: string;
  depth: number;
  /** Where the heading's text begins in the page's `content`. */
  charIndex: number;
};

/** A Markdown file as it lies on the disk, its front matter split off but not yet checked. */
export type SourceFile = {
  /** Path inside the content folder, e.g. `zh/api/run.mdx`. */
  file: string;
  scope: Scope;
  /** The same page in every scope, e.g. `api/run`. */
  key: string;
  data: Record<string, unknown>;
  body: string;
  /** How many lines of the file stand before the body. */
  bodyOffset: number;
};

/** A page of the site with all that is known of it before it is rendered. */
export type PageRecord = {
  routePath: RoutePath;
  key: string;
  lang: string;
  version: string;
  /** Path inside the content folder. */
  relativePath: string;
  title: string;
  frontmatter: Frontmatter;
  toc: TocEntry[];
  /** The page's text as a reader sees it; the search reads it, `charIndex` counts in it. */
  content: string;
  /** The Markdown below the front matter. */
  body: string;
  bodyOffset: number;
  /** Whether the Markdown has a first-level heading. */
  hasOwnHeading: boolean;
};
