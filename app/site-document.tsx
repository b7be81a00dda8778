import type { ReactNode } from 'react';
import { Frame } from '@/components/frame/frame';
import { FirstVisitScript, HeadScripts } from '@/components/frame/head-scripts';
import { type PageContext, pageContext } from '@/components/site/page-context';
import { findPage } from '@/lib/content/assemble';
import { loadPublicSite, loadSite } from '@/lib/content/load';
import { pageAt } from '@/lib/page/page-view';
import { withBase } from '@/lib/routing/base-path';
import { closestSidebar } from '@/lib/routing/navigation';
import { pathKeyOf } from '@/lib/routing/route-path';
import { directionOf, scopeOptions, site } from '@/lib/settings';

export async function SiteDocument({ path, children }: { path: string; children: ReactNode }) {
  const content = await loadSite();
  const context = await contextOf(path);
  const { lang } = context.scope;
  const { darkMode, hideNavbar, localeRedirect } = site.themeConfig;
  const page = await pageAt(path);
  const sidebar = closestSidebar(content.sidebars, page?.routePath ?? context.path);
  const hidden = [...(hideNavbar === 'always' ? ['navbar'] : []), ...(page?.hides ?? [])].join(' ');
  return (
    <html
      lang={lang}
      dir={directionOf(lang)}
      data-path={context.path}
      // The canonical path; the not-found page has none, as it is served at any address.
      data-route={page?.routePath}
      data-page-hides={hidden || undefined}
      // The panels that the bar of small screens opens.
      data-menu-bar={page?.menuBar.join(' ') || undefined}
      data-theme={darkMode ? undefined : 'light'}
      // Scripts write more attributes before React takes over in the preview.
      suppressHydrationWarning
    >
      <head>
        <HeadScripts darkMode={darkMode} />
      </head>
      <body>
        {/* After the head, whose elements it reads. */}
        <FirstVisitScript mode={localeRedirect} {...scopeOptions} />
        {/* Not in `metadata`, which Next writes in another order each time. */}
        <link rel="icon" href={withBase(site.icon)} />
        <Frame
          context={context}
          pages={content.pages}
          sidebar={sidebar}
          inMarkdown={page?.type === '404' ? undefined : page?.routePath}
        >
          {children}
        </Frame>
        <WriterPreview />
      </body>
    </html>
  );
}

/** Returns the context of the components of a page. In the preview, a former path shows its page. */
export async function contextOf(path: string): Promise<PageContext> {
  const page = findPage(await loadSite(), path);
  return pageContext(await loadPublicSite(), pathKeyOf(page?.routePath ?? path));
}

/** The structured data of a page (schema.org). No text of a writer can end the script. */
export function StructuredData({ data }: { data: object | undefined }) {
  if (!data) return null;
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}

/** In the preview: starts the page, watches the content folder and shows its problems. */
async function WriterPreview() {
  if (process.env.NODE_ENV !== 'development') return null;
  const { InPreview } = await import('./browser/in-preview');
  const { ContentPreview } = await import('@/components/frame/content-preview');
  const { problems } = await loadSite();
  return (
    <>
      <InPreview renderedAt={Date.now()} />
      <ContentPreview problems={problems} />
    </>
  );
}
