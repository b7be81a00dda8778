'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import type { PublicSite } from '@/lib/config/public-site';
import { type Labels, labelsFor } from '@/lib/labels/labels';
import { type Scope, scopePrefix, splitScope } from '@/lib/routing/scope';
import { useRoutePath } from './route';

type SiteFacts = { site: PublicSite; labels: ReadonlyMap<string, Labels> };

const SiteContext = createContext<SiteFacts | null>(null);

/** Gives the facts of the site to every component below. */
export function SiteProvider({ site, children }: { site: PublicSite; children: ReactNode }) {
  const value = useMemo(() => {
    const { langs } = site.scopes;
    const labels = new Map(langs.map((lang) => [lang, labelsFor(lang, site.labels[lang])]));
    return { site, labels };
  }, [site]);
  return <SiteContext value={value}>{children}</SiteContext>;
}

/** All that the browser knows of the site. */
export function useSite(): PublicSite {
  return useSiteContext().site;
}

/** The texts of the interface in the language of the page. */
export function useLabels(): Labels {
  const { labels } = useSiteContext();
  const { scope } = useScope();
  const own = labels.get(scope.lang);
  if (!own) throw new Error(`The site has no language "${scope.lang}".`);
  return own;
}

/** The language and version of the current page, their path prefix, and their home page. */
export function useScope(): { scope: Scope; prefix: string; home: string } {
  const { scopes } = useSite();
  const { scope } = splitScope(useRoutePath().slice(1), scopes);
  const prefix = scopePrefix(scope, scopes);
  return { scope, prefix, home: `${prefix}/` };
}

function useSiteContext() {
  const value = use(SiteContext);
  if (!value) throw new Error('This component must stand inside <SiteProvider>.');
  return value;
}

/** Whether a sidebar stands beside the page. */
export const HasSidebar = createContext(false);
