import { withBase } from './base-path';

/**
 * An address as it is written outside of the site: paths of the site in full, or from the root of
 * the host where the site does not know its own address. Other addresses stay as they are.
 *
 *     wholeAddress('/api/run', 'https://example.com') //=> 'https://example.com/api/run'
 */
export function wholeAddress(address: string, siteUrl = ''): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath ? siteUrl.replace(/\/$/, '') + withBase(address) : address;
}
