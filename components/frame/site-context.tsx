'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import type { PublicSite } from '@/lib/config/public-site';
import type { Labels } from '@/lib/labels/labels';
import { resolveLabels } from '@/lib/labels/resolve';

const SiteContext = createContext<{ site: PublicSite; labels: Labels } | null>(null);

/** Gives the facts of the site to every component below. */
export function SiteProvider({ site, children }: { site: PublicSite; children: ReactNode }) {
  const value = useMemo(() => ({ site, labels: resolveLabels(site.labels) }), [site]);
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** All that the browser knows of the site. */
export function useSite(): PublicSite {
  return useSiteContext().site;
}

/** The texts of the interface. */
export function useLabels(): Labels {
  return useSiteContext().labels;
}

function useSiteContext() {
  const value = use(SiteContext);
  if (!value) throw new Error('This component must stand inside <SiteProvider>.');
  return value;
}
