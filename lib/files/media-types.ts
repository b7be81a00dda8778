import { extname } from 'node:path';

/** The media types of the files that the export holds, also those of public/, by the endings of their names. */
export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['avif', 'image/avif'],
  ['bmp', 'image/bmp'],
  ['css', 'text/css'],
  ['csv', 'text/csv'],
  ['gif', 'image/gif'],
  ['html', 'text/html'],
  ['ico', 'image/x-icon'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['md', 'text/markdown'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['wasm', 'application/wasm'],
  ['webm', 'video/webm'],
  ['webmanifest', 'application/manifest+json'],
  ['webp', 'image/webp'],
  ['woff2', 'font/woff2'],
  ['xml', 'application/xml'],
  ['zip', 'application/zip'],
]);

/** Returns the content type of a file: `text/html; charset=utf-8`. */
export function mediaTypeOf(path: string) {
  const ending = extname(path).slice(1).toLowerCase();
  const type = MEDIA_TYPES.get(ending) ?? 'application/octet-stream';
  return /^text\/|json$|xml$/.test(type) ? `${type}; charset=utf-8` : type;
}
