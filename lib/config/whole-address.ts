import 'server-only';
import { withBase } from '../routing/base-path';
import { site } from '.';

/**
 * An address as it is written outside of the site: paths of the site with its host. Other addresses
 * stay as they are.
 *
 *     wholeAddress('/api/run') //=> 'https://example.com/api/run'
 */
export function wholeAddress(address: string): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath ? site.siteUrl.replace(/\/$/, '') + withBase(address) : address;
}
