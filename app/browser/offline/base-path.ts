import { htmlPath, splitAddress } from '@/lib/routing/route-path';

// Replaces lib/routing/base-path.ts in the offline copy, which may be in any folder.

const { src } = document.currentScript as HTMLScriptElement;

/** The folder of the copy, two above that of its script (lib/export/offline-copy.ts). */
export const BASE_PATH = new URL('../..', src).pathname.slice(0, -1);

/** Returns the path of a file of the copy. Pages get their `.html`, since no host adds it. */
export function withBase(address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  const { path, rest } = splitAddress(address);
  const isFile = /\.[a-z][a-z\d]*$/i.test(path);
  return BASE_PATH + (isFile ? path : htmlPath(path)) + rest;
}

/** The path that a page has on the site. */
export function withoutBase(path: string): string {
  return path.startsWith(`${BASE_PATH}/`)
    ? path.slice(BASE_PATH.length).replace(/\.html$/, '')
    : path;
}
