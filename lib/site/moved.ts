import 'server-only';
import { z } from 'zod';
import { FURTHER_ADDRESS, isReserved } from '../content/further-address';
import type { ContentFiles } from '../content/source-files';
import type { PageRecord } from '../content/types';
import { RESERVED_IDS } from '../markdown/reserved-ids';
import { readJson } from '../navigation/json-file';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Place, type Problem } from '../problems/problem';
import { comparable, type RoutePath } from '../routing/route-path';
import { findRoute, type RouteTable } from '../routing/route-table';

/** The file that tells where pages and headings have been before. */
export const MOVED_FILE = '_moved.json';

const address = z.string().regex(FURTHER_ADDRESS, 'must be an address such as "/api/name"');
const page = z.string().regex(/^\/[^?#]*$/, 'must be the address of a page, such as "/api/run"');
const id = z.string().regex(/^[^\s#]+$/, 'must be the id of a heading, without "#"');

/** What a `_moved.json` may say; every address begins at the site's root. */
export const movedSchema = z.strictObject({
  /** Former addresses of pages, each with the page's address now. Default: none. */
  pages: z.record(address, page).default({}),
  /** Former ids of headings by page, each with the heading's id now. Default: none. */
  headings: z.record(page, z.record(id, id)).default({}),
});

const NOTHING = movedSchema.parse({});

/** Former ids of a page's headings, each with the id of now. */
export type FormerIds = Readonly<Record<string, string>>;

/** What moved, as far as it is right. */
export type Moved = {
  /** As `SiteContent.aliases`. */
  aliases: Record<string, RoutePath>;
  /** By `comparable` path. */
  formerIds: ReadonlyMap<string, FormerIds>;
  problems: Problem[];
};

/** What former addresses may lead to, and must not be. */
export type Present = {
  pages: readonly PageRecord[];
  /** The slugs of pages. */
  aliases: Readonly<Record<string, RoutePath>>;
  /** Of the pages and their slugs. */
  routes: RouteTable;
  /** All ids of each page, by its `comparable` path. */
  ids: ReadonlyMap<string, readonly string[]>;
};

/** Reads which pages and headings have moved; they are found at their former addresses, too. */
export function readMoved(files: ContentFiles, present: Present): Moved {
  const source = files.get(MOVED_FILE);
  if (source === undefined) return { aliases: {}, formerIds: new Map(), problems: [] };
  const file = contentPath(MOVED_FILE);
  const { value = NOTHING, positionOf, problems } = readJson(file, source, movedSchema);
  const placeOf = (...path: string[]): Place => ({ file, ...positionOf(path) });
  const pages = movedPages(value.pages, present, (from) => placeOf('pages', from));
  const headings = movedHeadings(value.headings, present, (...path) =>
    placeOf('headings', ...path),
  );
  return {
    ...pages,
    ...headings,
    problems: [...problems, ...pages.problems, ...headings.problems],
  };
}

function movedPages(
  moved: Readonly<Record<string, string>>,
  { pages, aliases: slugs, routes }: Present,
  placeOf: (from: string) => Place,
): Pick<Moved, 'aliases' | 'problems'> {
  // Addresses that differ only in upper and lower case count as one.
  const owners = new Map(
    pages.map(({ routePath, relativePath }) => [fold(routePath), contentPath(relativePath)]),
  );
  for (const [slug, route] of Object.entries(slugs))
    owners.set(fold(slug), owners.get(fold(route)) ?? route);
  const formers = new Map(Object.entries(moved).map(([from, to]) => [fold(from), to]));

  const aliases: Record<string, RoutePath> = {};
  const problems: Problem[] = [];
  for (const [from, to] of Object.entries(moved)) {
    const place = placeOf(from);
    const owner = owners.get(fold(from));
    const match = findRoute(routes, to);
    if (isReserved(from)) problems.push(catalogue.reservedFormer(place, from));
    else if (owner) problems.push(catalogue.takenFormer(place, from, owner));
    else if (!match) problems.push(notThere(place, to));
    else if (!match.rightCase) problems.push(catalogue.wrongCase(place, to, match.route));
    else if (fold(to) !== fold(match.route)) {
      problems.push(catalogue.formerTarget(place, to, match.route));
    } else aliases[comparable(from)] = match.route;
    if (!owner) owners.set(fold(from), contentPath(MOVED_FILE));
  }
  return { aliases, problems };

  /** Where an address leads that is no page: at best to one that has moved itself. */
  function notThere(place: Place, to: string): Problem {
    const next = formers.get(fold(to));
    return next === undefined
      ? catalogue.deadLink(place, { href: to, path: to }, [...routes.exact.values()])
      : catalogue.formerTarget(place, to, findRoute(routes, next)?.route);
  }
}

function movedHeadings(
  moved: Readonly<Record<string, FormerIds>>,
  { pages, routes, ids }: Present,
  placeOf: (...path: string[]) => Place,
): Pick<Moved, 'formerIds' | 'problems'> {
  const headingsOf = new Map(
    pages.map(({ routePath, toc }) => [routePath, toc.map(({ id }) => id)]),
  );
  const formerIds = new Map<string, FormerIds>();
  const problems = Object.entries(moved).flatMap(([page, formers]) => {
    const match = findRoute(routes, page);
    if (!match) {
      return [
        catalogue.deadLink(placeOf(page), { href: page, path: page }, [...routes.exact.values()]),
      ];
    }
    const { route } = match;
    if (fold(page) !== fold(route)) return [catalogue.formerTarget(placeOf(page), page, route)];
    const taken = [...RESERVED_IDS, ...(ids.get(comparable(route)) ?? [])];
    const headings = headingsOf.get(route) ?? [];
    formerIds.set(comparable(route), formers);
    return Object.entries(formers).flatMap(([former, now]) => {
      const place = placeOf(page, former);
      if (taken.includes(former)) return [catalogue.takenFormerId(place, former, route)];
      if (headings.includes(now)) return [];
      return [catalogue.deadAnchor(place, `#${now}`, route, headings)];
    });
  });
  return { formerIds, problems };
}

function fold(path: string): string {
  return comparable(path).toLowerCase();
}
