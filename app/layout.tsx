import './styles/index.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppearanceScript } from '@/components/appearance/appearance-script';
import { AddressParts } from '@/components/frame/address-parts';
import { Document } from '@/components/frame/document';
import { HidePartsScript } from '@/components/frame/hide-parts-script';
import { Providers } from '@/components/frame/providers';
import { ScrollToTop } from '@/components/frame/scroll-to-top';
import { SiteFooter } from '@/components/frame/site-footer';
import { SkipLink } from '@/components/frame/skip-link';
import { FirstVisitScript } from '@/components/languages/first-visit-script';
import { TopBar } from '@/components/nav/top-bar';
import { ProgressBar } from '@/components/progress/progress-bar';
import { SearchButton } from '@/components/search/search-button';
import { scopeOptions, site } from '@/lib/config';
import { pickPublicSite } from '@/lib/config/public-site';
import { withBase } from '@/lib/routing/base-path';
import { loadSite } from '@/lib/site/load';
import { WriterPreview } from './writer-preview';

export const metadata: Metadata = {
  title: site.title,
  description: site.description,
};

const { darkMode } = site.themeConfig;

export const viewport: Viewport = {
  colorScheme: darkMode ? 'light dark' : 'light',
};

/** The frame around every page; it stays mounted while the reader moves from page to page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const { nav } = await loadSite();
  return (
    <Document scopes={scopeOptions} appearance={darkMode ? undefined : 'light'}>
      <head>
        {darkMode && <AppearanceScript />}
        <HidePartsScript />
      </head>
      <body data-hide={site.themeConfig.hideNavbar === 'always' ? 'navbar' : undefined}>
        {/* After the head, whose elements it reads. */}
        <FirstVisitScript mode={site.themeConfig.localeRedirect} {...scopeOptions} />
        {/* Not in `metadata`: Next puts that anew at each step, and in between the browser would ask
            for /favicon.ico. React moves this into the head and leaves it there. */}
        <link rel="icon" href={withBase(site.icon)} />
        <Providers site={pickPublicSite(site, scopeOptions, nav)}>
          <AddressParts />
          <SkipLink />
          <ProgressBar />
          <TopBar search={<SearchButton />} />
          {children}
          <SiteFooter />
          {site.themeConfig.enableScrollToTop && <ScrollToTop />}
        </Providers>
        <WriterPreview />
      </body>
    </Document>
  );
}
