'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import type { PublicSite } from '@/lib/config/public-site';
import { type Labels, labelsFor } from '@/lib/labels/labels';
import { type Scope, scopePrefix, splitScope } from '@/lib/routing/scope';
import { useRoutePath } from './route';

const SiteContext = createContext<PublicSite | null>(null);

export function SiteProvider({ site, children }: { site: PublicSite; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

export function useSite(): PublicSite {
  const site = use(SiteContext);
  if (!site) throw new Error('This component must stand inside <SiteProvider>.');
  return site;
}

/** The texts of the interface in the language of the page. */
export function useLabels(): Labels {
  const { labels } = useSite();
  const { lang } = useScope().scope;
  return useMemo(() => labelsFor(lang, labels[lang]), [lang, labels]);
}

/** The language and version of the current page, their path prefix, and their home page. */
export function useScope(): { scope: Scope; prefix: string; home: string } {
  const { scopes } = useSite();
  const { scope } = splitScope(useRoutePath().slice(1), scopes);
  const prefix = scopePrefix(scope, scopes);
  return { scope, prefix, home: `${prefix}/` };
}

export const HasSidebar = createContext(false);
