import 'server-only';
import { withBase } from '../routing/base-path';
import { site } from '.';

/** A path of the site with its host; other addresses stay as they are. */
export function absoluteUrl(address: string): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath ? site.siteUrl.replace(/\/$/, '') + withBase(address) : address;
}
