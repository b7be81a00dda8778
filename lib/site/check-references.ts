import 'server-only';
import { faultOfDrawing } from '../markdown/components/drawings';
import type { MarkdownFacts, Reference } from '../markdown/types';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Place, type Problem } from '../problems/problem';
import { decodeAddress, isAllowed, isExternal, linkTarget } from '../routing/links';
import { comparable } from '../routing/route-path';
import { findNearest, type RouteTable } from '../routing/route-table';
import { type PublicFiles, sourceOfPicture } from './public-files';

/** What links and pictures may lead to. */
export type Targets = {
  routes: RouteTable;
  /** The ids of each page's headings, by its route. */
  ids: ReadonlyMap<string, readonly string[]>;
  publicFiles: PublicFiles;
};

/** A page as the checks need it, with the prefixes under which its links are looked for. */
export type Referring = { file: string; routePath: string; prefixes: readonly string[] };

/** Finds links to pages and headings that do not exist. */
export function checkLinks(
  page: Referring,
  links: readonly Reference[],
  targets: Targets,
): Problem[] {
  return links.flatMap((link) => checkLink(page, link, targets) ?? []);
}

function checkLink(page: Referring, link: Reference, targets: Targets): Problem | undefined {
  const { address } = link;
  const { file = page.file, line, column } = link;
  const place = { file: contentPath(file), line, column };
  if (!isAllowed(address)) return catalogue.refusedLink(place, address);
  const target = linkTarget(address, file);
  if (target.kind === 'external') return;
  if (target.kind === 'hash') return checkAnchor(page.routePath);
  if (targets.publicFiles.has(target.path)) return;

  const { routes } = targets;
  const match = findNearest(routes, page.prefixes, target.path);
  if (!match) {
    const link = { href: address, path: target.path };
    return catalogue.deadLink(place, link, [...routes.exact.values()]);
  }
  if (!match.rightCase) return catalogue.wrongCase(place, address, match.route);
  return checkAnchor(match.route);

  function checkAnchor(route: string): Problem | undefined {
    const anchor = anchorOf(address);
    const ids = targets.ids.get(comparable(route)) ?? [];
    if (anchor === '' || ids.includes(anchor)) return;
    return catalogue.deadAnchor(place, address, route, ids);
  }
}

function anchorOf(address: string): string {
  const start = address.indexOf('#');
  return start < 0 ? '' : decodeAddress(address.slice(start + 1));
}

/** Finds pictures that do not exist, lie on another host, are not described, or do harm. */
export function checkImages(
  file: string,
  images: MarkdownFacts['images'],
  publicFiles: PublicFiles,
): Problem[] {
  return images.flatMap(({ address, alt, line, column, isDrawing }) => {
    const place = { file: contentPath(file), line, column };
    const problem =
      checkImage(place, address, publicFiles) ??
      (isDrawing ? checkDrawing(place, address, publicFiles) : undefined);
    const undescribed = alt.trim() === '' ? [catalogue.missingAlt(place, address)] : [];
    return problem ? [problem, ...undescribed] : undescribed;
  });
}

/** Finds why a drawing cannot become part of the page. */
function checkDrawing(
  place: Place,
  address: string,
  publicFiles: PublicFiles,
): Problem | undefined {
  const source = sourceOfPicture(publicFiles.get(decodeAddress(address)));
  const fault = source === undefined ? undefined : faultOfDrawing(source);
  return fault === undefined ? undefined : catalogue.badDrawing(place, address, fault);
}

/** Finds what is wrong with the address of one picture. */
export function checkImage(
  place: Place,
  address: string,
  publicFiles: PublicFiles,
): Problem | undefined {
  if (isExternal(address)) return catalogue.foreignImage(place, address);
  const file = decodeAddress(address);
  const picture = publicFiles.get(file);
  if (picture && 'fault' in picture) return catalogue.unfitImage(place, address, picture.fault);
  if (publicFiles.has(file)) return;
  const folded = file.toLowerCase();
  const actual = [...publicFiles.keys()].find((path) => path.toLowerCase() === folded);
  return actual
    ? catalogue.wrongCaseImage(place, address, actual)
    : catalogue.missingImage(place, address);
}
