import { strToU8, zipSync } from 'fflate';

/** The earliest time that a zip can hold, so that the same files give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Some texts and other files, by their paths, as a zip with one folder. */
export function zipFolder(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([path, content]) => [
    `${folder}/${path}`,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return new Uint8Array(zipSync(Object.fromEntries(entries), { level: 9, mtime: NO_TIME }));
}
