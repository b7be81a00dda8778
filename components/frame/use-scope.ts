'use client';

import { type Scope, scopePrefix, splitScope } from '@/lib/routing/scope';
import { useSite } from './site-context';
import { useRoutePath } from './use-route-path';

/** The language and version of the page that shows, their path prefix, and their home page. */
export function useScope(): { scope: Scope; prefix: string; home: string } {
  const { scopes } = useSite();
  const { scope } = splitScope(useRoutePath().slice(1), scopes);
  const prefix = scopePrefix(scope, scopes);
  return { scope, prefix, home: `${prefix}/` };
}
