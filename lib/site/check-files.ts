import 'server-only';
import type { PageRecord } from '../content/pages';
import { isReservedPath } from '../content/redirect-path';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Place, type Problem } from '../problems/problem';
import {
  cardPath,
  foldPath,
  htmlPath,
  markdownPath,
  pathKeyOf,
  type RoutePath,
} from '../routing/route-path';
import { PUBLISHED_KINDS, type PublicFiles } from './public-files';

/** Files of the export that belong to no page, beside those that `isReservedPath` knows. */
const OF_THE_SITE = ['/404.html', '/index.html', '/offline.zip'];

/** File systems allow 255 bytes; the endings of pages and of their compressed forms come on top. */
const MAX_NAME_BYTES = 200;
const MAX_PATH_BYTES = 1000;

/** What claims files of the export. */
type Claim = { place: Place; paths: readonly string[] };

/** Checks that no file of public/ is published that should not be. */
export function checkPublicFiles(files: PublicFiles): Problem[] {
  return [...files].flatMap(([path, file]) => {
    const place = publicPlace(path);
    const refused = file?.problem === 'runs-code' ? file.problem : file?.refused;
    if (refused) return [catalogue.notPublished(place, refused, PUBLISHED_KINDS)];
    return isReservedPath(path) ? [catalogue.takenFile(place, path, 'the site itself')] : [];
  });
}

/**
 * Checks that each file of the export has one owner, and that none lies where others need a folder: pages
 * with their payloads and Markdown, redirects, and files of public/.
 */
export function checkFiles({ pages, redirects, publicFiles }: FileOwners): Problem[] {
  const owners = new Map(OF_THE_SITE.flatMap((path) => withCompressed(path, 'the site itself')));
  const folders = new Map<string, string>();
  const seen = new Set<string>();
  const claims: Claim[] = [
    ...[...publicFiles].map(([path]) => ({
      place: publicPlace(path),
      // The export tells pages of Next by the payload beside them.
      paths: [path, ...(path.endsWith('.html') ? [path.replace(/html$/, 'txt')] : [])],
    })),
    // `checkRoutes` tells of pages with one path.
    ...pages
      .filter(({ routePath }) => seen.size !== seen.add(foldPath(routePath)).size)
      .map(({ routePath, relativePath }) => ({
        place: { file: contentPath(relativePath) },
        paths: filesOfPage(routePath),
      })),
    ...Object.entries(redirects).map(([from, place]) => ({ place, paths: filesAt(from) })),
  ];
  return claims.flatMap(({ place, paths }) => {
    const long = paths.find(isTooLong);
    if (long) return [catalogue.tooLongPath(place, long)];
    const owner = `${place.file}${place.line === undefined ? '' : `:${place.line}`}`;
    const taken = paths
      .map((path) => ({ path, by: ownerOf(folded(path), owners, folders) }))
      .find(({ by }) => by !== undefined && by !== owner);
    for (const path of paths.map(folded)) {
      for (const [form] of withCompressed(path, owner)) owners.set(form, owners.get(form) ?? owner);
      for (const folder of foldersOf(path)) folders.set(folder, owner);
    }
    return taken?.by === undefined ? [] : [catalogue.takenFile(place, taken.path, taken.by)];
  });
}

type FileOwners = {
  pages: readonly PageRecord[];
  /** Where each redirect is written, by its path. */
  redirects: Readonly<Record<string, Place>>;
  publicFiles: PublicFiles;
};

/** Some file systems take names for one that differ in letter case, or in how an accent is written. */
function folded(path: string): string {
  return path.normalize().toLowerCase();
}

function publicPlace(path: string): Place {
  return { file: `public${path}` };
}

/** The files of a page, that of Next's client among them, which is there until the export is finished. */
function filesOfPage(route: RoutePath): string[] {
  if (route === '/') return ['/index.txt', '/index.md'];
  const path = pathKeyOf(route);
  return [...filesAt(path), `${path}.txt`, markdownPath(route), cardPath(route)];
}

function filesAt(path: string): string[] {
  return [htmlPath(path), `${path}/index.html`];
}

/** Who has a file at a path, needs a folder there, or has a file where the path needs a folder. */
function ownerOf(
  path: string,
  owners: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): string | undefined {
  const asFolder = withCompressed(path, '').map(([form]) => folders.get(form));
  return [owners.get(path), ...asFolder, ...foldersOf(path).map((at) => owners.get(at))].find(
    (owner) => owner !== undefined,
  );
}

/** A file and its compressed forms, which come beside it. */
function withCompressed(path: string, owner: string) {
  return ['', '.br', '.gz'].map((ending) => [path + ending, owner] as const);
}

/** The folders around a file: `/a` and `/a/b` of `/a/b/c.html`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);
}

function isTooLong(path: string): boolean {
  const bytes = (text: string) => Buffer.byteLength(text);
  return (
    bytes(path) > MAX_PATH_BYTES || path.split('/').some((name) => bytes(name) > MAX_NAME_BYTES)
  );
}
