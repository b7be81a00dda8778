import type { ReactNode } from 'react';
import { Frame } from '@/components/frame/frame';
import { FirstVisitScript, HeadScripts } from '@/components/frame/head-scripts';
import { type PageContext, pageContext } from '@/components/site/page-context';
import { scopeOptions, site, siteWords } from '@/lib/config';
import { pickPublicSite } from '@/lib/config/public-site';
import { closestSidebar } from '@/lib/navigation/neighbours';
import { hiddenPartsOf, kindOf } from '@/lib/page/kinds';
import { searchDescriptionPath } from '@/lib/page/metadata';
import { menuBarOf } from '@/lib/page/page-view';
import { formatProblem } from '@/lib/problems/problem';
import { withBase } from '@/lib/routing/base-path';
import { pathKeyOf } from '@/lib/routing/route-path';
import { loadSite } from '@/lib/site/load';
import { findPage } from '@/lib/site/site-content';

/** The document of a page: the frame of the site around it. */
export async function SiteDocument({ path, children }: { path: string; children: ReactNode }) {
  const content = await loadSite();
  const context = await contextOf(path);
  const page = findPage(content, path);
  const sidebar = closestSidebar(content.sidebars, context.path);
  const { darkMode, localeRedirect } = site.themeConfig;
  return (
    <Document
      context={context}
      route={page?.routePath}
      hiddenParts={page ? hiddenPartsOf(page) : []}
      menuBar={page ? menuBarOf(page, sidebar !== undefined) : []}
    >
      <head>
        <HeadScripts darkMode={darkMode} />
      </head>
      <body>
        {/* After the head, whose elements it reads. */}
        <FirstVisitScript mode={localeRedirect} {...scopeOptions} />
        {/* Not in `metadata`, which Next writes in another order each time. */}
        <link rel="icon" href={withBase(site.icon)} />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={siteWords(context.scope.lang).title}
          href={withBase(searchDescriptionPath(context.scope.lang))}
        />
        <Frame
          context={context}
          sidebar={sidebar}
          inMarkdown={page && kindOf(page).hasOwnUrl ? page.routePath : undefined}
        >
          {children}
        </Frame>
        <WriterPreview />
      </body>
    </Document>
  );
}

/** What the parts of a page may know. */
export async function contextOf(path: string): Promise<PageContext> {
  const { nav } = await loadSite();
  return pageContext(pickPublicSite(site, scopeOptions, nav), pathKeyOf(path));
}

/** What only the preview has: it starts the page, follows the content folder and shows what is wrong in it. */
export async function WriterPreview() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { InPreview } = await import('./browser/in-preview');
  const { ContentPreview } = await import('@/components/frame/content-preview');
  const { problems, warnings } = await loadSite();
  return (
    <>
      <InPreview renderedAt={Date.now()} />
      <ContentPreview problems={[...problems, ...warnings].map(formatProblem)} />
    </>
  );
}

/** The <html> element: the language of the page, its paths, and what of the frame it is shown with. */
function Document({
  context: { site, scope, path },
  route,
  hiddenParts,
  menuBar,
  children,
}: {
  context: PageContext;
  /** The canonical path; the not-found page has none, as it is served at any address. */
  route: string | undefined;
  hiddenParts: readonly string[];
  /** What the bar of small screens opens on this page. */
  menuBar: readonly string[];
  children: ReactNode;
}) {
  const hidden = [...(site.hideNavbar === 'always' ? ['navbar'] : []), ...hiddenParts].join(' ');
  return (
    <html
      lang={scope.lang}
      data-path={path}
      data-route={route}
      data-page-hides={hidden || undefined}
      data-menu-bar={menuBar.join(' ') || undefined}
      data-theme={site.darkMode ? undefined : 'light'}
      // Scripts write more attributes before React takes over in the preview.
      suppressHydrationWarning
    >
      {children}
    </html>
  );
}
