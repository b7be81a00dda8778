import type { ReactNode } from 'react';
import type { PageContext } from '../site/page-context';

/** The <html> element: the language of the page, its paths, and the parts that it is shown without. */
export function Document({
  context: { site, scope, path },
  route,
  hiddenParts,
  children,
}: {
  context: PageContext;
  /** The canonical path; the not-found page has none, as it is served at any address. */
  route: string | undefined;
  hiddenParts: readonly string[];
  children: ReactNode;
}) {
  const hidden = [...(site.hideNavbar === 'always' ? ['navbar'] : []), ...hiddenParts].join(' ');
  return (
    <html
      lang={scope.lang}
      data-path={path}
      data-route={route}
      data-page-hides={hidden || undefined}
      data-theme={site.darkMode ? undefined : 'light'}
      // Scripts write more attributes before React takes over in the preview.
      suppressHydrationWarning
    >
      {children}
    </html>
  );
}
