import 'server-only';
import type { Root } from 'hast';
import type { ExampleFiles } from '../markdown/code/examples';
import type { MarkdownFacts } from '../markdown/document/facts';
import { readMarkdown } from '../markdown/document/read';
import {
  contentPath,
  type FindPosition,
  isError,
  type Problem,
  problem,
} from '../problems/problem';
import { findUnseenSigns } from '../problems/source-text';
import { type PathKey, pathKeyOf, type RoutePath, routeOfFile } from '../routing/route-path';
import { type ScopeOptions, splitScope } from '../routing/scope';
import { readFrontMatter } from './front-matter-block';
import { checkFrontmatter, type Frontmatter } from './frontmatter';

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
  /** The Markdown below the front matter, which the page is compiled from. */
  source: string;
  /** What the Markdown says as HTML; outline, search text and Markdown come from it. */
  tree: Root;
  /** Whether the Markdown has a first-level heading. */
  hasOwnHeading: boolean;
};

/** A page with what its Markdown refers to, for the checks. */
export type ReadPage = {
  record: PageRecord;
  facts: MarkdownFacts;
  positionOf: FindPosition;
  problems: Problem[];
};

/** The files that are pages. */
export const PAGE = /\.mdx?$/;

/** Reads one page; with problems, it holds as much as could be understood. */
export function readPage(
  file: string,
  source: string,
  scopes: ScopeOptions,
  examples: ExampleFiles = new Map(),
): ReadPage {
  const block = readFrontMatter(contentPath(file), source);
  const { frontmatter, problems: ofFields } = checkFrontmatter(contentPath(file), block);
  const markdown = readMarkdown({ file, body: block.body }, examples);
  const { tree, problems: found, ...facts } = markdown;
  const { scope, rest } = splitScope(file, scopes);
  const title = frontmatter.title ?? facts.heading;
  const problems = [...findUnseenSigns(file, source), ...block.problems, ...ofFields, ...found];
  if (title === undefined && !problems.some(isError)) {
    problems.push(problem('missingTitle', { file: contentPath(file), line: 1 }));
  }
  const routePath = routeOfFile(file);
  const record: PageRecord = {
    routePath,
    pathKey: pathKeyOf(routePath),
    key: rest.replace(PAGE, ''),
    ...scope,
    relativePath: file,
    title: title ?? rest,
    frontmatter,
    toc: facts.toc,
    content: facts.content,
    // The preview shows what is wrong instead of a page that cannot be rendered.
    ...(found.some(isError)
      ? { source: '', tree: { type: 'root', children: [] } }
      : { source: block.body, tree }),
    hasOwnHeading: facts.heading !== undefined,
  };
  return { record, facts, positionOf: block.positionOf, problems };
}
