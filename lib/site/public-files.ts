import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { listFiles } from '../content/source-files';
import type { PictureSize } from '../markdown/picture-sizes';

/** Why a picture must not be published as it is. */
export type PictureFault = 'heavy' | 'runs-code' | 'unmeasured';

/** A picture as readers see it, or what is wrong with it. */
export type Picture =
  | (PictureSize & {
      /** The text of an SVG file. */
      source?: string;
    })
  | { fault: PictureFault };

/** The files of public/, each beginning with `/`; of pictures, what is known of them. */
export type PublicFiles = ReadonlyMap<string, Picture | undefined>;

/** The size of a picture; nothing of what is none, or cannot be measured. */
export function sizeOfPicture(picture: Picture | undefined): PictureSize | undefined {
  if (!picture || !('width' in picture)) return undefined;
  const { width, height } = picture;
  return { width, height };
}

/** The text of an SVG file; nothing of other pictures. */
export function sourceOfPicture(picture: Picture | undefined): string | undefined {
  return picture && 'source' in picture ? picture.source : undefined;
}

/** The heaviest picture that a page may bring to a phone. */
const HEAVIEST_PICTURE = 5 * 1024 * 1024;

const PICTURE = /^\.(avif|bmp|gif|ico|jpe?g|png|svg|webp)$/;

const known = new Map<string, { stamp: string; picture: Picture }>();

/** Lists the files that are published as they are, and measures the pictures among them. */
export async function readPublicFiles(root: string): Promise<PublicFiles> {
  const paths = await listFiles(root);
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
  const stamp = `${size} ${mtimeMs}`;
  const hit = known.get(file);
  if (hit?.stamp === stamp) return hit.picture;
  const picture = size > HEAVIEST_PICTURE ? { fault: 'heavy' as const } : await measure(file);
  known.set(file, { stamp, picture });
  return picture;
}

async function measure(file: string): Promise<Picture> {
  const source = file.toLowerCase().endsWith('.svg') ? await readFile(file, 'utf8') : undefined;
  if (source !== undefined && RUNS_CODE.test(source)) return { fault: 'runs-code' };
  const size = await imageSizeFromFile(file).catch(() => undefined);
  if (!size?.width || !size.height) return { fault: 'unmeasured' };
  // A photograph may lie on its side, with a note for the browser to turn it.
  const isTurned = (size.orientation ?? 1) >= 5;
  return isTurned
    ? { width: size.height, height: size.width }
    : { width: size.width, height: size.height, ...(source === undefined ? {} : { source }) };
}

/** In a page an SVG file is only seen, but its own address would run it on the site's origin. */
const RUNS_CODE = /<(?:\w+:)?(?:script|foreignObject)\b|\son[a-z]+\s*=|javascript:/i;
