import type { RoutePath } from '../routing/route-path';
import { fetchFile } from './connection';

/** All addresses of the site, and the further ones with the pages they lead to. */
export type SiteRoutes = { routes: RoutePath[]; redirects: Record<string, RoutePath> };

/** The file that the build writes them to; a list in the page would be copied into every page. */
const ROUTES_FILE = '/static/routes.json';

let loading: Promise<SiteRoutes | undefined> | undefined;

/** Asks for all addresses of the site, once in each document; nothing when they cannot be had. */
export function loadSiteRoutes(): Promise<SiteRoutes | undefined> {
  loading ??= fetchFile(ROUTES_FILE)
    .then((response) => response.json() as Promise<SiteRoutes>)
    .catch(() => undefined);
  return loading;
}
