/** A site address without base path in its canonical form: `/`, `/api/` (an index page), `/api/run`. */
export type RoutePath = `/${string}`;

/**
 * The route of a content file, from its path inside the content folder.
 *
 *     routeOfFile('api/index.md')  //=> '/api/'
 *     routeOfFile('api/run.mdx')   //=> '/api/run'
 */
export function routeOfFile(file: string): RoutePath {
  const path = `/${file.replace(/\.mdx?$/, '')}` as RoutePath;
  return path.endsWith('/index') ? (path.slice(0, -'index'.length) as RoutePath) : path;
}

/**
 * The one form in which two paths are compared: no `.html`, no `/index`, no slash at the end.
 * `usePathname()` may hold any of these spellings on some hosts, the prerendered page never does.
 *
 *     comparable('/api/run.html') //=> '/api/run'
 *     comparable('/api/index')    //=> '/api'
 */
export function comparable(path: string): string {
  const bare = path
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
    .replace(/\/index$/, '');
  return bare === '' ? '/' : bare;
}

/** Whether two paths name the same page. */
export function isSameRoute(a: string, b: string): boolean {
  return comparable(a) === comparable(b);
}

/**
 * Whether a page lies at or under a path; only whole segments count.
 *
 *     isUnder('/api/run', '/api/')  //=> true
 *     isUnder('/apis', '/api')      //=> false
 */
export function isUnder(path: string, ancestor: string): boolean {
  const base = comparable(ancestor);
  const candidate = comparable(path);
  return base === '/' || candidate === base || candidate.startsWith(`${base}/`);
}

/** The exported file that holds a route: `/api/` and `/api` both lie in `/api.html`. */
export function fileOfRoute(route: string): string {
  const path = comparable(route);
  return path === '/' ? '/index.html' : `${path}.html`;
}

/**
 * The address of a page's Markdown.
 *
 *     markdownOfRoute('/api/run') //=> '/api/run.md'
 *     markdownOfRoute('/api/')    //=> '/api/index.md'
 */
export function markdownOfRoute(route: RoutePath): RoutePath {
  return route.endsWith('/') ? `${route}index.md` : `${route}.md`;
}

/**
 * The address of the picture that stands for a page where its address is shared.
 *
 *     cardOfRoute('/api/run') //=> '/cards/api/run.png'
 *     cardOfRoute('/api/')    //=> '/cards/api/index.png'
 */
export function cardOfRoute(route: RoutePath): RoutePath {
  return `/cards${route.endsWith('/') ? `${route}index` : route}.png`;
}

/** Splits an address into its path and the rest (query and hash), which stay attached to it. */
export function splitAddress(address: string): { path: string; rest: string } {
  const end = address.search(/[?#]/);
  return end < 0
    ? { path: address, rest: '' }
    : { path: address.slice(0, end), rest: address.slice(end) };
}
