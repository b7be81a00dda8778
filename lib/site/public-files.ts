import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { listFiles } from '../content/source-files';
import type { PictureSize } from '../markdown/picture-sizes';
import { kept } from './kept';

/** The folder of the files that are copied as they are. */
export const PUBLIC_FOLDER = resolve('public');

/** A picture as readers see it, with the text of an SVG file, or what is wrong with it. */
export type Picture = Partial<PictureSize> & {
  source?: string;
  problem?: 'heavy' | 'runs-code' | 'unmeasured';
};

/** The files of public/, each path beginning with `/`, with size and text of pictures. */
export type PublicFiles = ReadonlyMap<string, Picture | undefined>;

export function sizeOfPicture({ width, height }: Picture = {}): PictureSize | undefined {
  return width && height ? { width, height } : undefined;
}

/** A page should not bring more than this to a phone. */
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const PICTURE = /^\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/;

const measured = kept<string, Promise<Picture>>(new Map());

/** Lists the files that are published as they are, and measures the pictures among them. */
export async function readPublicFiles(root: string): Promise<PublicFiles> {
  const paths = listFiles(root);
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const isPicture = PICTURE.test(extname(path).toLowerCase());
        return [`/${path}`, isPicture ? await measureOnce(join(root, path)) : undefined] as const;
      }),
    ),
  );
}

/** The preview asks for every picture at each save; only the changed ones are measured again. */
async function measureOnce(file: string): Promise<Picture> {
  const { size, mtimeMs } = await stat(file);
  return measured(file, () => measure(file, size), `${size} ${mtimeMs}`);
}

async function measure(file: string, bytes: number): Promise<Picture> {
  if (bytes > MAX_PICTURE_BYTES) return { problem: 'heavy' };
  const source = file.toLowerCase().endsWith('.svg') ? await readFile(file, 'utf8') : undefined;
  if (source !== undefined && runsCode(source)) return { problem: 'runs-code' };
  const size = await imageSizeFromFile(file).catch(() => undefined);
  if (!size?.width || !size.height) return { problem: 'unmeasured' };
  // A photo may be stored rotated, with a note for the browser to turn it.
  const isTurned = (size.orientation ?? 1) >= 5;
  return isTurned
    ? { width: size.height, height: size.width }
    : { width: size.width, height: size.height, ...(source === undefined ? {} : { source }) };
}

/** In a page an SVG file is only an image, but opened by its own URL it would run on the site's origin. */
function runsCode(source: string): boolean {
  const decoded = source.replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex, decimal) =>
    String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(decimal), 0x10ffff)),
  );
  // Browsers ignore tabs and line ends in the middle of `javascript:`.
  return CODE.test(decoded) || /javascript:/i.test(decoded.replace(/[\t\r\n]/g, ''));
}

/** Entities that a file declares itself could spell anything. */
const CODE = /<(?:\w+:)?(?:script|foreignObject)\b|\son[a-z]+\s*=|<!ENTITY/i;
