'use client';

import type { ReactNode } from 'react';
import { decodeAddress } from '@/lib/routing/links';
import { type ScopeOptions, splitScope } from '@/lib/routing/scope';
import { useRoutePath } from '../site/route';

/** The <html> element: the language of the current page, and the parts that it is shown without. */
export function Document({
  scopes,
  appearance,
  hidesNavbar,
  hiddenParts,
  children,
}: {
  scopes: ScopeOptions;
  /** The appearance, if readers cannot choose. */
  appearance: 'light' | undefined;
  hidesNavbar: boolean;
  hiddenParts: Record<string, string>;
  children: ReactNode;
}) {
  const path = useRoutePath();
  const { scope } = splitScope(path.slice(1), scopes);
  const hidden = [hidesNavbar ? 'navbar' : '', hiddenParts[decodeAddress(path)] ?? '']
    .join(' ')
    .trim();
  return (
    <html
      lang={scope.lang}
      data-path={path}
      data-page-hides={hidden || undefined}
      data-theme={appearance}
      // Scripts write more attributes before React takes over.
      suppressHydrationWarning
    >
      {children}
    </html>
  );
}
