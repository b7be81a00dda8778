'use client';

import type { ReactNode } from 'react';
import { type ScopeOptions, splitScope } from '@/lib/routing/scope';
import { useRoutePath } from './use-route-path';

/** The <html> element, with the language of the page that shows, and its appearance if it is fixed. */
export function Document({
  scopes,
  appearance,
  children,
}: {
  scopes: ScopeOptions;
  appearance: 'light' | undefined;
  children: ReactNode;
}) {
  const path = useRoutePath();
  const { scope } = splitScope(path.slice(1), scopes);
  return (
    // Scripts put the appearance and hidden parts on this element before React takes over.
    <html lang={scope.lang} data-path={path} data-theme={appearance} suppressHydrationWarning>
      {children}
    </html>
  );
}
