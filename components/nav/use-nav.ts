'use client';

import type { NavItem } from '@/lib/navigation/types';
import { isSameRoute, isUnder } from '@/lib/routing/route-path';
import { scopeKey } from '@/lib/routing/scope';
import { useRoutePath } from '../site/route';
import { useScope, useSite } from '../site/site-context';

/** The navigation of the reader's language and version, and which of it is current. */
export function useNav() {
  const { nav } = useSite();
  const path = useRoutePath();
  const { scope } = useScope();
  return {
    items: nav[scopeKey(scope)] ?? [],
    stateOf: (item: NavItem) => currentState(item, path),
  };
}

/** For `aria-current`: `page` if an item links to the page, `true` if the page belongs to it. */
export function currentState(item: NavItem, path: string): 'page' | 'true' | undefined {
  if (item.link !== undefined && isSameRoute(item.link, path)) return 'page';
  if (item.activeMatch !== undefined) {
    return item.activeMatch.some((match) => isUnder(path, match)) ? 'true' : undefined;
  }
  return item.items?.some((child) => currentState(child, path)) ? 'true' : undefined;
}
