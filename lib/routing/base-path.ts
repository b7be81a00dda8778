/** The path the site is served under, e.g. `/docs`; empty at the root of a host. */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Puts the base path before a path of the site; other addresses stay as they are. */
export function withBase(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? BASE_PATH + path : path;
}

export function withoutBase(path: string): string {
  return BASE_PATH !== '' && (path === BASE_PATH || path.startsWith(`${BASE_PATH}/`))
    ? path.slice(BASE_PATH.length) || '/'
    : path;
}

/**
 * The canonical URL of a page when the address bar shows another spelling of it, else nothing.
 *
 *     canonicalAddress({ pathname: '/docs/api/run.html', search: '?a', hash: '#b' }, '/api/run')
 *     //=> '/docs/api/run?a#b'
 */
export function canonicalAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  route: string,
): string | undefined {
  const wanted = encodeURI(BASE_PATH + route);
  return pathname === wanted ? undefined : wanted + search + hash;
}
