import 'server-only';
import { site } from '../config';
import { BASE_PATH } from '../routing/base-path';
import type { RoutePath } from '../routing/route-path';

/** Where the feed of the articles lies. */
export const FEED: RoutePath = '/feed.xml';

/** An address of the site with its host, as machines elsewhere need it. */
export function fullAddress(route: RoutePath): string {
  return site.siteUrl.replace(/\/$/, '') + BASE_PATH + route;
}
