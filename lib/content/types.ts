import type { Root } from 'hast';
import type { MarkdownFacts } from '../markdown/document/facts';
import type { PathKey, RoutePath } from '../routing/route-path';
import type { Frontmatter } from './frontmatter';

export type TocEntry = MarkdownFacts['toc'][number];

/** A page of the site with all that is known of it before it is rendered. */
export type PageRecord = {
  routePath: RoutePath;
  /** The route as maps of pages hold it. */
  pathKey: PathKey;
  key: string;
  lang: string;
  version: string;
  relativePath: string;
  title: string;
  frontmatter: Frontmatter;
  toc: TocEntry[];
  /** The page's text as a reader sees it; the search reads it, `charIndex` counts in it. */
  content: string;
  /** What the Markdown says as HTML; outline, search text, Markdown and the rendered page come from it. */
  tree: Root;
  /** Whether the Markdown has a first-level heading. */
  hasOwnHeading: boolean;
};
