'use client';

import { createContext, use } from 'react';
import type { Labels } from '@/lib/labels/labels';
import type { Scope } from '@/lib/routing/scope';
import type { PageContext } from './page-context';

/** Gives the facts of the page to the components of an app that runs in the browser. */
export const SiteContext = createContext<PageContext | null>(null);

/** The texts of the interface in the language of the page. */
export function useLabels(): Labels {
  return usePageContext().labels;
}

/** The language and version of the current page, their path prefix, and their home page. */
export function useScope(): { scope: Scope; prefix: string; home: string } {
  return usePageContext();
}

/** What the settings say of the search. */
export function useSearchHelp(): PageContext['site']['search']['help'] {
  return usePageContext().site.search.help;
}

function usePageContext(): PageContext {
  const value = use(SiteContext);
  if (!value) throw new Error('This component must stand inside <SiteContext>.');
  return value;
}
