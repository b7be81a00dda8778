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

/** Files of the export that belong to no page, so that no page lies in them either. */
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
 * with their payloads and Markdown, redirects by the places where they are written, and files of public/.
 */
export function checkFiles(
  pages: readonly PageRecord[],
  redirects: Readonly<Record<string, Place>>,
  publicFiles: PublicFiles,
): Problem[] {
  const taken = new Map<string, Use>();
  for (const path of OF_THE_SITE) claim(path, 'the site itself');
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
    const [collision] = paths.flatMap((path) => {
      const other = claim(folded(path), owner);
      return other === undefined ? [] : [catalogue.takenFile(place, path, other)];
    });
    return collision ?? [];
  });

  /** Takes a file with its compressed forms and the folders around it; returns who else has one of these. */
  function claim(path: string, owner: string): string | undefined {
    const uses = [
      ...['', '.br', '.gz'].map((ending) => ({ name: path + ending, isFolder: false })),
      ...foldersOf(path).map((name) => ({ name, isFolder: true })),
    ];
    const others = uses.flatMap(({ name, isFolder }) => {
      const use = taken.get(name);
      if (!use) taken.set(name, { owner, isFolder });
      const isShared = !use || use.owner === owner || (use.isFolder && isFolder);
      return isShared ? [] : [use.owner];
    });
    return others[0];
  }
}

/** Who has a file, or needs a folder, which others may need as well. */
type Use = { owner: string; isFolder: boolean };

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
