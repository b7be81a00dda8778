/** A site address without base path in its canonical form: `/`, `/api/` (an index page), `/api/run`. */
export type RoutePath = `/${string}`;

/** Path of the not-found page, behind the prefix of its language and version. */
export const NOT_FOUND = '/404';

/** The route of a content file: `api/index.md` is `/api/`, `api/run.mdx` is `/api/run`. */
export function routeOfFile(file: string): RoutePath {
  const path = `/${file.replace(/\.mdx?$/, '')}` as RoutePath;
  return path.endsWith('/index') ? (path.slice(0, -'index'.length) as RoutePath) : path;
}

declare const isPathKey: unique symbol;
/** A normalized path; the key of maps of pages. */
export type PathKey = string & { readonly [isPathKey]: true };

/**
 * Normalizes a path for comparison: no `.html`, no `/index`, no slash at the end. On some hosts the address bar shows
 * any of these spellings.
 *
 *     pathKeyOf('/api/run.html') //=> '/api/run'
 *     pathKeyOf('/api/index')    //=> '/api'
 */
export function pathKeyOf(path: string): PathKey {
  const bare = path.replace(/(\.html|\/index|\/)+$/, '');
  return (bare === '' ? '/' : bare) as PathKey;
}

/** Normalizes a path for comparison without regard to case. */
export function foldPath(path: string): string {
  return pathKeyOf(path).toLowerCase();
}

export function isSameRoute(a: string, b: string): boolean {
  return pathKeyOf(a) === pathKeyOf(b);
}

/** Returns whether a page is at or under a path, by whole segments: `/apis` is not under `/api`. */
export function isUnder(path: string, ancestor: string): boolean {
  const base = pathKeyOf(ancestor);
  const candidate = pathKeyOf(path);
  return base === '/' || candidate === base || candidate.startsWith(`${base}/`);
}

/** Returns the exported file of a route: `/api.html` for `/api/` and `/api`. */
export function htmlPath(route: string): string {
  const path = pathKeyOf(route);
  return path === '/' ? '/index.html' : `${path}.html`;
}

/** The path of a page's Markdown: `/api/run.md`, and `/api/index.md` for `/api/`. */
export function markdownPath(route: RoutePath): RoutePath {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}

/** The path of a page's picture for sharing: `/cards/api/run.png`. */
export function cardPath(route: RoutePath): RoutePath {
  return `/cards${route.endsWith('/') ? `${route}index` : route}.png`;
}

/** Splits an address into its path and the rest (query and hash), which stay attached to it. */
export function splitAddress(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/);
  return end < 0
    ? { path: address, rest: '' }
    : { path: address.slice(0, end), rest: address.slice(end) };
}

/** Decodes a URL or a segment of one; invalid encoding stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
