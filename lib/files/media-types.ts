import { extname } from 'node:path';

/** The media types of the files that the export holds, also those of public/, with the endings of their names. */
export const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/pdf': ['pdf'],
  'application/wasm': ['wasm'],
  'application/xml': ['xml'],
  'application/zip': ['zip'],
  'audio/mpeg': ['mp3'],
  'font/woff2': ['woff2'],
  'image/avif': ['avif'],
  'image/bmp': ['bmp'],
  'image/gif': ['gif'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/svg+xml': ['svg'],
  'image/webp': ['webp'],
  'image/x-icon': ['ico'],
  'text/css': ['css'],
  'text/csv': ['csv'],
  'text/html': ['html'],
  'text/javascript': ['js'],
  'text/markdown': ['md'],
  'text/plain': ['txt'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
};

export const UNKNOWN_TYPE = 'application/octet-stream';

/** Returns the content type of a file: `text/html; charset=utf-8`. */
export function mediaTypeOf(path: string) {
  const ending = extname(path).slice(1).toLowerCase();
  const [type] = Object.entries(MEDIA_TYPES).find(([, endings]) => endings.includes(ending)) ?? [
    UNKNOWN_TYPE,
  ];
  return isText(type) ? `${type}; charset=utf-8` : type;
}

/** Returns whether files of a type are letters, which a host should say the code of. */
export function isText(type: string) {
  return /^text\/|json$|xml$/.test(type);
}
