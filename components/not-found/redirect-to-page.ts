import type { SiteRoutes } from '@/lib/browser/site-routes';
import { withBase, withoutBase } from '@/lib/routing/base-path';
import { decodeAddress } from '@/lib/routing/links';
import { htmlPath, type RoutePath } from '@/lib/routing/route-path';
import { findRoute, routeTable } from '@/lib/routing/route-table';
import { nearestRoutes } from './nearest-routes';

/**
 * Leads from another spelling of an address (`/api/index`, `/API/run`) to the page, on hosts that
 * answer it with the not-found page. Hosts that know only exact files answer every clean address
 * so; the page then puts the canonical address into the address bar. Where no page has that
 * address, returns the pages whose addresses are spelled alike.
 */
export async function redirectToPage(
  site: SiteRoutes | undefined,
  signal: AbortSignal,
): Promise<readonly RoutePath[]> {
  // Without the list the not-found page stays as it is.
  if (!site) return [];
  const path = decodeAddress(withoutBase(window.location.pathname));
  const match = findRoute(routeTable(site.routes, site.redirects), path);
  if (!match) return nearestRoutes(path, site.routes, site.redirects);
  const file = withBase(htmlPath(match.route));
  // If the file were missing, too, the reader would be led in circles.
  const { ok } = await fetch(file, { method: 'HEAD', signal });
  if (ok && !signal.aborted && file !== window.location.pathname) {
    window.location.replace(file + window.location.search + window.location.hash);
  }
  return [];
}
