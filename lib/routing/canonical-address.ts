/**
 * The canonical address of a page when the address bar shows another spelling of it, else nothing.
 *
 *     canonicalAddress({ pathname: '/docs/api/run.html', search: '?a', hash: '#b' }, '/api/run', '/docs')
 *     //=> '/docs/api/run?a#b'
 */
export function canonicalAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  route: string,
  base: string,
): string | undefined {
  const wanted = encodeURI(base + route);
  return pathname === wanted ? undefined : wanted + search + hash;
}
