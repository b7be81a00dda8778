import 'server-only';
import { z } from 'zod';
import type { PageRecord } from '../content/pages';
import { isReservedPath, REDIRECT_PATH } from '../content/redirect-path';
import type { ContentFiles } from '../content/source-files';
import { RESERVED_IDS } from '../markdown/syntax/heading-id';
import { readJson } from '../navigation/json-file';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Place, type Problem } from '../problems/problem';
import { foldPath, type PathKey, pathKeyOf, type RoutePath } from '../routing/route-path';
import { findRoute, type RouteTable } from '../routing/route-table';

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

/** What a `_moved.json` may say; every address begins at the site's root. */
export const movedSchema = z.strictObject({
  /** Former addresses of pages, each with the page's address now. Default: none. */
  pages: z.record(address, page).default({}),
  /** Former ids of headings by page, each with the heading now, here or on another page. Default: none. */
  headings: z.record(page, z.record(id, heading)).default({}),
});

const NOTHING = movedSchema.parse({});

export type FormerIds = Readonly<Record<string, string>>;

/** The pages and paths that redirects must fit. */
export type Present = {
  pages: readonly PageRecord[];
  redirects: Readonly<Record<string, RoutePath>>;
  /** Of the pages and their slugs. */
  routes: RouteTable;
  /** All ids of each page. */
  ids: ReadonlyMap<PathKey, readonly string[]>;
};

type PlaceAt = (...path: string[]) => Place;

export function readMoved(files: ContentFiles, present: Present) {
  const { value = NOTHING, positionOf, problems } = readJson(files, MOVED_FILE, movedSchema);
  const file = contentPath(MOVED_FILE);
  const placeAt: PlaceAt = (...path) => ({ file, ...positionOf(path) });
  const pages = movedPages(value.pages, present, placeAt);
  const headings = movedHeadings(value.headings, present, placeAt);
  return {
    redirects: pages.redirects,
    places: pages.places,
    formerIds: headings.formerIds,
    problems: [...problems, ...pages.problems, ...headings.problems],
  };
}

function movedPages(
  moved: Readonly<Record<string, string>>,
  { pages, redirects: slugs, routes }: Present,
  placeAt: PlaceAt,
) {
  // Paths that differ only in letter case count as one.
  const owners = new Map(
    pages.map(({ routePath, relativePath }) => [foldPath(routePath), contentPath(relativePath)]),
  );
  for (const [slug, route] of Object.entries(slugs))
    owners.set(foldPath(slug), owners.get(foldPath(route)) ?? route);
  const formers = new Map(Object.entries(moved).map(([from, to]) => [foldPath(from), to]));

  const redirects: Record<string, RoutePath> = {};
  const places: Record<string, Place> = {};
  const problems: Problem[] = [];
  for (const [from, to] of Object.entries(moved)) {
    const place = placeAt('pages', from);
    const owner = owners.get(foldPath(from));
    const match = findRoute(routes, to);
    if (isReservedPath(from)) problems.push(catalogue.reservedFormer(place, from));
    else if (owner) problems.push(catalogue.takenFormer(place, from, owner));
    else if (!match) problems.push(notThere(place, to));
    else if (!match.rightCase) problems.push(catalogue.wrongCase(place, to, match.route));
    else if (foldPath(to) !== foldPath(match.route)) {
      problems.push(catalogue.formerTarget(place, to, match.route));
    } else {
      redirects[pathKeyOf(from)] = match.route;
      places[pathKeyOf(from)] = place;
    }
    if (!owner) owners.set(foldPath(from), contentPath(MOVED_FILE));
  }
  return { redirects, places, problems };

  /** The problem of a target that is not a page; it may have moved itself. */
  function notThere(place: Place, to: string): Problem {
    const next = formers.get(foldPath(to));
    return next === undefined
      ? catalogue.deadLink(place, { href: to, path: to }, [...routes.exact.values()])
      : catalogue.formerTarget(place, to, findRoute(routes, next)?.route);
  }
}

function movedHeadings(
  moved: Readonly<Record<string, FormerIds>>,
  { pages, routes, ids }: Present,
  placeAt: PlaceAt,
) {
  const formerIds = new Map<PathKey, FormerIds>();
  const problems = Object.entries(moved).flatMap(([page, formers]) => {
    const match = findRoute(routes, page);
    const here = placeAt('headings', page);
    if (!match) {
      return [catalogue.deadLink(here, { href: page, path: page }, [...routes.exact.values()])];
    }
    const { route } = match;
    if (foldPath(page) !== foldPath(route)) return [catalogue.formerTarget(here, page, route)];
    const taken = [...RESERVED_IDS, ...(ids.get(pathKeyOf(route)) ?? [])];
    formerIds.set(pathKeyOf(route), formers);
    return Object.entries(formers).flatMap(([former, now]) => {
      const place = placeAt('headings', page, former);
      if (taken.includes(former)) return [catalogue.takenFormerId(place, former, route)];
      const [path = '', id = now] = now.startsWith('/') ? now.split('#') : [route];
      const target = pages.find(({ routePath }) => routePath === path);
      if (!target) {
        return [catalogue.deadLink(place, { href: now, path }, [...routes.exact.values()])];
      }
      const headings = target.toc.map((heading) => heading.id);
      return headings.includes(id) ? [] : [catalogue.deadAnchor(place, `#${id}`, path, headings)];
    });
  });
  return { formerIds, problems };
}
