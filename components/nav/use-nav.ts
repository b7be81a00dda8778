'use client';

import type { NavItem } from '@/lib/navigation/types';
import { scopeKey } from '@/lib/routing/scope';
import { useSite } from '../frame/site-context';
import { useRoutePath } from '../frame/use-route-path';
import { useScope } from '../frame/use-scope';
import { currentState } from './current-item';

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
