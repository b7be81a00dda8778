import 'server-only';
import { z } from 'zod';
import { RESERVED_IDS } from '../markdown/syntax/heading-id';
import { PATH_FIXES } from '../problems/messages';
import { contentPath, type Problem, problem, type SourceLocation } from '../problems/problem';
import { foldPath, type PathKey, pathKeyOf, type RoutePath } from '../routing/route-path';
import { findRoute, routeTable } from '../routing/route-table';
import { type ScopeOptions, scopePrefix } from '../routing/scope';
import { deadAnchor, deadLink } from './check-references';
import { readJson } from './data-files';
import type { Page } from './pages';
import { isReservedPath, REDIRECT_PATH } from './reserved-paths';
import type { ContentFiles } from './source-files';

/** The file that lists the former paths of pages and former ids of headings. */
export const MOVED_FILE = '_moved.json';

const address = z.string().regex(REDIRECT_PATH, 'must be an address such as "/api/name"');
const page = z.string().regex(/^\/[^?#]*$/, 'must be the address of a page, such as "/api/run"');
const id = z.string().regex(/^[^\s#]+$/, 'must be the id of a heading, without "#"');
const heading = z
  .string()
  .regex(
    /^(?:\/[^\s?#]*#)?[^\s#/]+$/,
    'must be the id of a heading, or a page and an id: "/api/run#hooks"',
  );

/** Schema of `_moved.json`; every path begins at the site's root. */
export const movedSchema = z.strictObject({
  /** Former addresses of pages, each with the page's address now. Default: none. */
  pages: z.record(address, page).default({}),
  /** Former ids of headings by page, each with the heading now, here or on another page. Default: none. */
  headings: z.record(page, z.record(id, heading)).default({}),
});

export type FormerIds = Readonly<Record<string, string>>;

/** A path of a page: its URL, or its slug or a former path, which redirect to it. */
type PagePath = {
  kind: keyof typeof PATH_FIXES;
  from: string;
  to: string;
  location: SourceLocation;
};

/** Checks the paths of pages, and reads all redirects: slugs, and the former paths and ids that `_moved.json` lists. */
export function readRedirects(files: ContentFiles, pages: readonly Page[], scopes: ScopeOptions) {
  const { value, locate, problems } = readJson(files, MOVED_FILE, movedSchema);
  const paths: PagePath[] = [];
  for (const { routePath: from, relativePath } of pages) {
    paths.push({ kind: 'URL', from, to: from, location: { file: contentPath(relativePath) } });
  }
  for (const page of pages) {
    if (page.frontmatter.slug === undefined) continue;
    const from = scopePrefix(page, scopes) + page.frontmatter.slug;
    paths.push({ kind: 'slug', from, to: page.routePath, location: page.locate(['slug']) });
  }
  for (const [from, to] of Object.entries(value?.pages ?? {})) {
    paths.push({ kind: 'former URL', from, to, location: locate(['pages', from]) });
  }
  const byRoute = new Map<string, Page>(pages.map((page) => [page.routePath, page]));
  const routes = routeTable(pages.map(({ routePath }) => routePath));

  /** The page at a path, or why it is none. */
  function pageAt(to: string, location: SourceLocation): RoutePath | Problem {
    const match = findRoute(routes, to);
    if (match?.rightCase) return match.route;
    if (match) return problem('wrongCase', location, { typed: to, right: match.route });
    const next = paths.find(({ from }) => foldPath(from) === foldPath(to));
    if (!next) return deadLink(location, to, to, routes);
    const end = findRoute(routes, next.to)?.route;
    return problem('formerTarget', location, { to }, end && `Write "${end}".`);
  }

  // Paths that differ only in letter case count as one.
  const owners = new Map<string, string>();
  const redirects: Record<string, RoutePath> = {};
  for (const { kind, from, to, location } of paths) {
    const owner = owners.get(foldPath(from));
    owners.set(foldPath(from), owner ?? location.file);
    const values = { what: kind, path: from, fix: PATH_FIXES[kind] };
    if (isReservedPath(from)) problems.push(problem('reservedUrl', location, values));
    else if (owner) problems.push(problem('takenUrl', location, { ...values, owner }));
    else if (kind !== 'URL') {
      const target = pageAt(to, location);
      if (typeof target === 'string') redirects[pathKeyOf(from)] = target;
      else problems.push(target);
    }
  }

  const formerIds = new Map<PathKey, FormerIds>();
  for (const [page, ofPage] of Object.entries(value?.headings ?? {})) {
    const route = pageAt(page, locate(['headings', page]));
    if (typeof route !== 'string') {
      problems.push(route);
      continue;
    }
    // Two spellings of an address may name one page.
    formerIds.set(pathKeyOf(route), { ...formerIds.get(pathKeyOf(route)), ...ofPage });
    const taken = [...RESERVED_IDS, ...(byRoute.get(route)?.ids ?? [])];
    for (const [former, now] of Object.entries(ofPage)) {
      const location = locate(['headings', page, former]);
      const [path = '', id = now] = now.startsWith('/') ? now.split('#') : [route];
      const headings = byRoute.get(path)?.toc.map((entry) => entry.id);
      if (taken.includes(former)) {
        problems.push(problem('takenFormerId', location, { id: former, page: route }));
      } else if (!headings) problems.push(deadLink(location, now, path, routes));
      else if (!headings.includes(id)) {
        problems.push(deadAnchor(location, `#${id}`, path, headings));
      }
    }
  }
  return { redirects, formerIds, problems };
}
