'use client';

import type { ReactNode } from 'react';
import { type ScopeOptions, splitScope } from '@/lib/routing/scope';
import { useRoutePath } from './use-route-path';

/** The <html> element, with the language of the page that shows. */
export function Document({ scopes, children }: { scopes: ScopeOptions; children: ReactNode }) {
  const path = useRoutePath();
  const { scope } = splitScope(path.slice(1), scopes);
  return (
    // Scripts put the appearance and hidden parts on this element before React takes over.
    <html lang={scope.lang} data-path={path} suppressHydrationWarning>
      {children}
    </html>
  );
}
