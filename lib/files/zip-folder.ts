import { strToU8, zipSync } from 'fflate';

/** The earliest time that a zip can hold, so that the same files give the same bytes. */
export const NO_TIME = new Date(1980, 0, 1);

/** Some texts, by their paths, as a zip with one folder. */
export function zipFolder(
  folder: string,
  files: Iterable<readonly [path: string, text: string]>,
): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([path, text]) => [`${folder}/${path}`, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(entries), { level: 9, mtime: NO_TIME }));
}
