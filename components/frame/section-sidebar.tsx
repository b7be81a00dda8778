'use client';

import { createContext, use } from 'react';

/** Tells the parts of a page whether a sidebar stands beside it. */
export const SectionSidebar = createContext(false);

/** Whether a sidebar stands beside the page: only then there is something to open. */
export function useHasSidebar(): boolean {
  return use(SectionSidebar);
}
