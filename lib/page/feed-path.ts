import 'server-only';
import { scopeOptions } from '../config';
import type { RoutePath } from '../routing/route-path';
import { scopePrefix } from '../routing/scope';

/** Where the feed of a language lies; versions have none of their own. */
export function feedPath(lang: string): RoutePath {
  return `${scopePrefix({ lang, version: scopeOptions.defaultVersion }, scopeOptions) as RoutePath | ''}/feed.xml`;
}
