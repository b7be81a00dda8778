import 'server-only';
import { readMarkdown } from '../markdown/read';
import { type Fragments, isFragmentFile } from '../markdown/syntax/fragment-paths';
import type { MarkdownFacts } from '../markdown/types';
import * as catalogue from '../problems/catalogue';
import { contentPath, type FindPosition, type Problem } from '../problems/problem';
import { comparable, type RoutePath, routeOfFile } from '../routing/route-path';
import { type ScopeOptions, scopePrefix, splitScope } from '../routing/scope';
import { checkFrontmatter } from './check-frontmatter';
import { readFrontMatter } from './front-matter-block';
import { isReserved } from './further-address';
import type { ContentFiles } from './source-files';
import type { PageRecord } from './types';
import { findUnseenSigns } from './unseen-signs';

/** A page with what its Markdown refers to, for the checks. */
export type ReadPage = {
  record: PageRecord;
  facts: MarkdownFacts;
  /** Finds a field of the front matter. */
  positionOf: FindPosition;
  problems: Problem[];
};

/** What reading a page depends on besides the file. */
export type ReadOptions = { scopes: ScopeOptions; components: readonly string[] };

const PAGE = /\.mdx?$/;
/** Names that an address can hold as they are; a dot in front would hide the file. */
const FILE_NAME = /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.mdx?$/;

/** Reads every page of the content folder, in the order of their files. */
export function readPages(files: ContentFiles, read: (file: string, source: string) => ReadPage) {
  return [...files]
    .filter(([file]) => PAGE.test(file) && !isFragmentFile(file))
    .map(([file, source]) => read(file, source));
}

/** Reads one page; with problems, it holds as much as could be understood. */
export function readPage(
  file: string,
  source: string,
  { scopes, components }: ReadOptions,
  fragments: Fragments = new Map(),
): ReadPage {
  const block = readFrontMatter(contentPath(file), source);
  const checked =
    block.problems.length > 0
      ? { ...checkFrontmatter(file, { ...block, data: {} }), problems: block.problems }
      : checkFrontmatter(contentPath(file), block);
  const { frontmatter } = checked;
  const markdown = { file, body: block.body, bodyOffset: block.bodyOffset };
  const facts = readMarkdown(markdown, components, fragments);
  const { scope, rest } = splitScope(file, scopes);
  const title = frontmatter.title ?? facts.heading;
  const unseen = findUnseenSigns(file, source);
  const problems = [...unseen, ...checked.problems, ...facts.problems];
  if (title === undefined && problems.length === 0) {
    problems.push(catalogue.missingTitle({ file: contentPath(file), line: 1 }));
  }
  const record: PageRecord = {
    routePath: routeOfFile(file),
    key: rest.replace(PAGE, ''),
    ...scope,
    relativePath: file,
    title: title ?? rest,
    frontmatter,
    toc: facts.toc,
    content: facts.content,
    // What cannot be rendered is left out of the preview, which tells why.
    body: facts.problems.length > 0 ? '' : block.body,
    bodyOffset: block.bodyOffset,
    hasOwnHeading: facts.heading !== undefined,
  };
  return { record, facts, positionOf: block.positionOf, problems };
}

/** Finds pages that fight for an address, and addresses that cannot be had. */
export function checkRoutes(pages: readonly PageRecord[]): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({ routePath, relativePath }) => {
    const place = { file: contentPath(relativePath) };
    const problems: Problem[] = [];
    const key = comparable(routePath).toLowerCase();
    const owner = owners.get(key);
    if (owner) problems.push(catalogue.duplicateRoute(place, routePath, contentPath(owner)));
    else owners.set(key, relativePath);
    if (isReserved(key)) problems.push(catalogue.reservedAddress(place, routePath));
    if (!FILE_NAME.test(relativePath)) problems.push(catalogue.badFileName(place));
    return problems;
  });
}

/** The further addresses that pages claim by `slug`, each leading to the page's own. */
export function collectAliases(
  pages: readonly PageRecord[],
  scopes: ScopeOptions,
): {
  aliases: Record<string, RoutePath>;
  problems: Problem[];
} {
  const owners = new Map<string, PageRecord>(
    pages.map((page) => [comparable(page.routePath).toLowerCase(), page]),
  );
  const aliases: Record<string, RoutePath> = {};
  const problems: Problem[] = [];
  for (const page of pages) {
    if (page.frontmatter.slug === undefined) continue;
    const slug = scopePrefix(page, scopes) + page.frontmatter.slug;
    const owner = owners.get(comparable(slug).toLowerCase());
    const place = { file: contentPath(page.relativePath) };
    if (isReserved(slug)) {
      problems.push(catalogue.reservedAddress(place, slug));
    } else if (!owner) {
      aliases[comparable(slug)] = page.routePath;
      owners.set(comparable(slug).toLowerCase(), page);
    } else {
      problems.push(catalogue.takenSlug(place, slug, contentPath(owner.relativePath)));
    }
  }
  return { aliases, problems };
}
