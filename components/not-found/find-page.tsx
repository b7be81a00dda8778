'use client';

import { useEffect } from 'react';
import { withBase, withoutBase } from '@/lib/routing/base-path';
import { decodeAddress } from '@/lib/routing/links';
import { fileOfRoute, type RoutePath } from '@/lib/routing/route-path';
import { findRoute, routeTable } from '@/lib/routing/route-table';

/** The file with all addresses of the site, written at build; only this component asks for it. */
const ROUTES_FILE = '/static/routes.json';

/**
 * Leads from another spelling of an address (`/api/index`, `/API/run`) to the page, on hosts that
 * answer it with the not-found page. Hosts that know exact files alone answer every clean address
 * so; the page's file puts the address right again.
 */
export function FindPage() {
  useEffect(() => {
    const abort = new AbortController();
    findFile(abort.signal).then(
      (file) => {
        if (file && file !== window.location.pathname) {
          window.location.replace(file + window.location.search + window.location.hash);
        }
      },
      // Without the list the not-found page stays, which is right.
      () => undefined,
    );
    return () => abort.abort();
  }, []);
  return null;
}

/** The file of the page that is meant, once it is known to be there: else it could lead in circles. */
async function findFile(signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(withBase(ROUTES_FILE), { signal });
  const { routes, aliases } = (await response.json()) as {
    routes: RoutePath[];
    aliases: Record<string, RoutePath>;
  };
  const path = withoutBase(window.location.pathname);
  const match = findRoute(routeTable(routes, aliases), decodeAddress(path));
  if (!match) return undefined;
  const file = withBase(fileOfRoute(match.route));
  const { ok } = await fetch(file, { method: 'HEAD', signal });
  return ok ? file : undefined;
}
