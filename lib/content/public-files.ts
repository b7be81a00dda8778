import 'server-only';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { filesUnder } from '../files/list-files';
import { MEDIA_TYPES } from '../files/media-types';
import type { Picture as MeasuredPicture } from '../markdown/document/render-markdown';
import { contentPath, type Problem, problem } from '../problems/problem';
import { htmlPath, markdownPath } from '../routing/route-path';
import { memoize } from './memoize';
import type { Page } from './pages';
import { isReservedPath } from './reserved-paths';

export const PUBLIC_FOLDER = resolve('public');

export type Picture = MeasuredPicture & {
  problem?: 'heavyImage' | 'unmeasuredImage';
  refused?: 'hiddenFile' | 'unpublishedKind' | 'publicLink';
};

/** The files of public/, each path beginning with `/`, with size and text of pictures. */
export type PublicFiles = ReadonlyMap<string, Picture | undefined>;

export const PUBLISHED_KINDS = [...MEDIA_TYPES.keys()].sort();

/** Folder of files without an ending that hosts and programs request: https://www.rfc-editor.org/rfc/rfc8615 */
const WELL_KNOWN = '.well-known/';
/** GitHub Pages reads the name of the host from it. */
const NAME_OF_HOST = 'CNAME';

/** A page should not bring more than this to a phone. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const PICTURE = /^\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/;

const pictureCache = memoize<Promise<Picture>>();

/** Lists and measures the files that are published as they are, and finds those that must not be. */
export async function readPublicFiles(root: string): Promise<PublicFiles> {
  // Git keeps no empty folder.
  if (!existsSync(root)) return new Map();
  const links: string[] = [];
  const paths = filesUnder(root, { others: links });
  const read = paths.map(async (path) => [`/${path}`, await readPicture(root, path)] as const);
  const linked = links.map((path) => [`/${path}`, { refused: 'publicLink' }] as const);
  return new Map([...(await Promise.all(read)), ...linked]);
}

async function readPicture(root: string, path: string): Promise<Picture | undefined> {
  const refused = refusalOf(path);
  if (refused) return { refused };
  if (!PICTURE.test(extname(path).toLowerCase())) return undefined;
  const file = join(root, path);
  // Files of editors may disappear after they were listed.
  const stats = await stat(file).catch(() => undefined);
  // The preview reads every picture at each save; only changed ones are measured again.
  return (
    stats && pictureCache(file, `${stats.size} ${stats.mtimeMs}`, () => measure(file, stats.size))
  );
}

function refusalOf(path: string): Picture['refused'] {
  const isWellKnown = path.startsWith(WELL_KNOWN);
  if (/(^|\/)\./.test(isWellKnown ? path.slice(WELL_KNOWN.length) : path)) return 'hiddenFile';
  const ending = extname(path).slice(1).toLowerCase();
  const mayHaveNone = isWellKnown || path === NAME_OF_HOST;
  return PUBLISHED_KINDS.includes(ending) || (ending === '' && mayHaveNone)
    ? undefined
    : 'unpublishedKind';
}

async function measure(file: string, bytes: number): Promise<Picture> {
  if (bytes > MAX_PICTURE_BYTES) return { problem: 'heavyImage' };
  const isDrawing = extname(file).toLowerCase() === '.svg';
  const size = await imageSizeFromFile(file).catch(() => undefined);
  const { width, height, orientation = 1, type } = size ?? {};
  // The type shows the bytes of a drawing under the name of another kind.
  if (!width || !height || isDrawing !== (type === 'svg')) {
    return { problem: 'unmeasuredImage' };
  }
  if (isDrawing) return { width, height, source: await readFile(file, 'utf8') };
  // A photo may be stored rotated, with a note for the browser to turn it.
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Checks that files of public/ may be published, and that none has the path of a page or of a file of the site. */
export function checkPublicFiles(files: PublicFiles, pages: readonly Page[]): Problem[] {
  const owners = new Map<string, string>();
  for (const { routePath, relativePath } of pages) {
    for (const path of [htmlPath(routePath), markdownPath(routePath)]) {
      owners.set(path.toLowerCase(), contentPath(relativePath));
    }
  }
  return [...files].flatMap(([path, file]) => {
    const location = { file: `public${path}` };
    const kinds = PUBLISHED_KINDS.join(', ');
    if (file?.refused) return [problem(file.refused, location, { kinds })];
    const owner = isReservedPath(path) ? 'the site itself' : owners.get(path.toLowerCase());
    return owner === undefined ? [] : [problem('takenFile', location, { path, owner })];
  });
}
