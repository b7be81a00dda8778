'use client';

import { useEffect } from 'react';
import { loadSiteRoutes } from '@/lib/browser/site-routes';
import { withBase, withoutBase } from '@/lib/routing/base-path';
import { decodeAddress } from '@/lib/routing/links';
import { fileOfRoute, type RoutePath } from '@/lib/routing/route-path';
import { findRoute, routeTable } from '@/lib/routing/route-table';
import { nearestRoutes } from './nearest-routes';
import { suggestRoutes } from './suggestions';

/**
 * Leads from another spelling of an address (`/api/index`, `/API/run`) to the page, on hosts that
 * answer it with the not-found page. Hosts that know exact files alone answer every clean address
 * so; the page's file puts the address right again. Where no page is meant, the not-found page is
 * told which ones are near.
 */
export function FindPage() {
  useEffect(() => {
    const abort = new AbortController();
    findFile(abort.signal).then(
      (found) => {
        if (abort.signal.aborted) return;
        if ('near' in found) {
          suggestRoutes(found.near);
        } else if (found.file && found.file !== window.location.pathname) {
          window.location.replace(found.file + window.location.search + window.location.hash);
        }
      },
      // Without the list the not-found page stays as it is, which is right.
      () => undefined,
    );
    return () => {
      abort.abort();
      suggestRoutes([]);
    };
  }, []);
  return null;
}

/**
 * The file of the page that is meant, once it is known to be there (else it could lead in circles);
 * where none is meant, the pages whose addresses are near.
 */
async function findFile(
  signal: AbortSignal,
): Promise<{ file: string | undefined } | { near: RoutePath[] }> {
  const site = await loadSiteRoutes();
  if (!site) return { near: [] };
  const { routes, aliases } = site;
  const path = decodeAddress(withoutBase(window.location.pathname));
  const match = findRoute(routeTable(routes, aliases), path);
  if (!match) return { near: nearestRoutes(path, routes, aliases) };
  const file = withBase(fileOfRoute(match.route));
  const { ok } = await fetch(file, { method: 'HEAD', signal });
  return { file: ok ? file : undefined };
}
