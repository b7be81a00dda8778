import 'server-only';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { filesUnder } from '../files/list-files';
import { MEDIA_TYPES } from '../files/media-types';
import type { PictureSize } from '../markdown/document/render';
import type { Refusal } from '../problems/catalogue';
import { memoize } from './memoize';
import { foreignInCss, foreignReference, isWellFormed } from './read-html';

/** The folder of the files that are copied as they are. */
export const PUBLIC_FOLDER = resolve('public');

/** A picture as readers see it, with the text of an SVG file, or what is wrong with it. */
export type Picture = Partial<PictureSize> & {
  source?: string;
  problem?: 'broken' | 'heavy' | 'runs-code' | 'unmeasured';
  refused?: Refusal;
};

/** The files of public/, each path beginning with `/`, with size and text of pictures. */
export type PublicFiles = ReadonlyMap<string, Picture | undefined>;

/** The kinds of files that are published, by their endings. Scripts of Node are written by the build alone. */
export const PUBLISHED_KINDS = Object.values(MEDIA_TYPES)
  .flat()
  .filter((ending) => ending !== 'mjs')
  .sort();

/** What hosts and programs ask for by a name without an ending: https://www.rfc-editor.org/rfc/rfc8615 */
const WELL_KNOWN = '.well-known/';
/** GitHub Pages reads the name of the host from it. */
const NAME_OF_HOST = 'CNAME';
/** Folders that other programs leave behind. */
const OF_TOOLS = ['__MACOSX', 'node_modules'];
/** Files in which programs keep their settings, and services their keys. */
const OF_PROGRAMS =
  /^(?:package(?:-lock)?|npm-shrinkwrap|[jt]sconfig(?:\..+)?|composer|deno|lerna|nx|turbo|vercel|firebase|credentials|secrets?|client_secret.*|service-?account.*|.+\.config)\.(?:js|json)$/i;

export function sizeOfPicture({ width, height }: Picture = {}): PictureSize | undefined {
  return width && height ? { width, height } : undefined;
}

/** A page should not bring more than this to a phone. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** No browser shows a larger one. */
const MAX_SIDE = 65_535;
/** What is longer is no text; Node reads at most half a gigabyte as one. */
const MAX_TEXT_BYTES = 100 * 1024 * 1024;

const PICTURE = /^\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/;
/** Files whose text is read, besides those that a browser runs. */
const TEXT = /^\.(css|csv|js|json|md|txt|webmanifest)$/;

const inspected = memoize<string, Promise<Picture | undefined>>(new Map());

/** Lists the files that are published as they are, measures the pictures among them, and finds what must not be. */
export async function readPublicFiles(root: string): Promise<PublicFiles> {
  // Git keeps no empty folder.
  if (!existsSync(root)) return new Map();
  const links: string[] = [];
  const paths = filesUnder(root, { others: links });
  const read = paths.map(async (path) => [`/${path}`, await known(root, path)] as const);
  const linked = links.map((path) => [`/${path}`, { refused: 'link' }] as const);
  return new Map([...(await Promise.all(read)).filter(([, file]) => file !== GONE), ...linked]);
}

/** A file that disappeared after it was listed, as those of editors and copies that go on do. */
const GONE: Picture = {};

async function known(root: string, path: string): Promise<Picture | undefined> {
  const refused = refusalOf(path);
  if (refused) return { refused };
  const file = join(root, path);
  try {
    const { size, mtimeMs } = await stat(file);
    // The preview asks for every picture at each save; only the changed ones are measured again.
    return await inspected(file, () => inspect(file, size), `${size} ${mtimeMs}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return GONE;
  }
}

/** Signs that mean something else in a URL, or that some file systems do not take. */
const NOT_IN_NAMES = /[\\"<>:*|?#%\n\t]/;

/** Why a file is not published, seen from its path. */
function refusalOf(path: string): Refusal | undefined {
  const isWellKnown = path.startsWith(WELL_KNOWN);
  const folders = (isWellKnown ? path.slice(WELL_KNOWN.length) : path).split('/');
  if (folders.some((name) => name.startsWith('.'))) return 'hidden';
  if (folders.some((name) => OF_TOOLS.includes(name))) return 'tool';
  if (OF_PROGRAMS.test(basename(path))) return 'settings';
  if (NOT_IN_NAMES.test(path)) return 'name';
  const ending = extname(basename(path)).slice(1).toLowerCase();
  const mayHaveNone = isWellKnown || path === NAME_OF_HOST;
  return PUBLISHED_KINDS.includes(ending) || (ending === '' && mayHaveNone) ? undefined : 'kind';
}

async function inspect(file: string, bytes: number): Promise<Picture | undefined> {
  const ending = extname(file).toLowerCase();
  const isActive = ACTIVE.test(ending);
  if (isActive && bytes > MAX_TEXT_BYTES) return { problem: 'runs-code' };
  const isRead = isActive || (TEXT.test(ending) && bytes <= MAX_TEXT_BYTES);
  const text = isRead ? await readFile(file, 'utf8') : '';
  if (isActive && runsCode(text)) return { problem: 'runs-code' };
  if (PRIVATE_KEY.test(text) || TOKEN.test(text)) return { refused: 'key' };
  const foreign = ending === '.css' ? foreignInCss(text) : isActive && foreignReference(text);
  if (foreign) return { refused: 'foreign' };
  return PICTURE.test(ending) ? measure(file, bytes, text) : undefined;
}

async function measure(file: string, bytes: number, text: string): Promise<Picture> {
  if (bytes > MAX_PICTURE_BYTES) return { problem: 'heavy' };
  if (text !== '' && !isWellFormed(text)) return { problem: 'broken' };
  const size = await imageSizeFromFile(file).catch(() => undefined);
  // The bytes of a drawing under the name of another kind.
  if (text === '' && size?.type === 'svg') return { problem: 'unmeasured' };
  if (!isSide(size?.width) || !isSide(size?.height)) return { problem: 'unmeasured' };
  // A photo may be stored rotated, with a note for the browser to turn it.
  const isTurned = (size.orientation ?? 1) >= 5;
  return isTurned
    ? { width: size.height, height: size.width }
    : { width: size.width, height: size.height, ...(text === '' ? {} : { source: text }) };
}

const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY( BLOCK)?-----/;
/** What lets programs into AWS, GitHub, GitLab, npm and Slack, by the form that these services give it. */
const TOKEN =
  /\b(?:AKIA[A-Z\d]{16}|gh[pousr]_\w{36}|github_pat_\w{22}|glpat-[\w-]{20}|npm_\w{36}|xox[abprs]-[\w-]{10})/;

/** Whether a picture can be so wide or high. */
function isSide(length: number | undefined): length is number {
  return length !== undefined && length > 0 && length <= MAX_SIDE;
}

/** Files that a browser would run on the site's origin when they are opened by their own URL. */
const ACTIVE = /^\.(html|svg|xml)$/;

/** Whether HTML or XML could run code; of what cannot be read for certain it is supposed. */
export function runsCode(text: string): boolean {
  const decoded = text
    .replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex, decimal) =>
      String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(decimal), 0x10ffff)),
    )
    .replace(/&(colon|tab|newline);/gi, (_, name) => (/colon/i.test(name) ? ':' : ''));
  // Browsers ignore tabs and line ends in the middle of `javascript:`.
  return (
    CODE.test(decoded) ||
    decoded.includes(ESC) ||
    /javascript:/i.test(decoded.replace(/[\t\r\n]/g, ''))
  );
}

/** It begins letters of another coding in HTML, in the middle of any word. */
const ESC = '\x1b';

/**
 * Entities that a file declares itself could spell anything, attributes too, style sheets of XML write any page,
 * and with another coding of the letters nothing of this would be found.
 */
const CODE =
  /<(?:[^\s<>/:]+:)?(?:script|foreignObject|iframe|object|embed)\b|[\s/"']on[a-z]+\s*=|<!(?:ENTITY|ATTLIST)|<\?xml-stylesheet|\0|<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;
