import 'server-only';
import { posix } from 'node:path';
import { decodeAddress, splitAddress } from './route-path';

export type LinkTarget =
  | { kind: 'external' }
  | { kind: 'hash'; rest: string }
  | { kind: 'path'; path: string; rest: string };

/** Returns whether a URL leaves the site, or is no page (`mailto:`). */
export function isExternal(href: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(href) || /^[\\/]{2}/.test(href);
}

export function hasCodeScheme(href: string): boolean {
  // Browsers leave out control characters and spaces before they look for the scheme.
  return /^(javascript|vbscript|data|blob):/i.test(href.replace(/[\p{Cc}\s]/gu, ''));
}

/**
 * Resolves a link of a content file, relative to its folder or from the site's root, with or without `.md`, `.html`,
 * `/index`.
 *
 *     linkTarget('../api/run.md#x', 'guide/a.md') //=> { kind: 'path', path: '/api/run', rest: '#x' }
 */
export function linkTarget(href: string, file: string): LinkTarget {
  if (isExternal(href)) return { kind: 'external' };
  const { path, rest } = splitAddress(href);
  if (path === '') return { kind: 'hash', rest };
  const typed = decodeAddress(path).replace(/\.mdx?$/, '');
  const folder = path.startsWith('/') ? '/' : posix.join('/', file, '..');
  return { kind: 'path', path: posix.join(folder, typed), rest };
}
