import './styles/index.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Document } from '@/components/frame/document';
import { Providers } from '@/components/frame/providers';
import { SiteFooter } from '@/components/frame/site-footer';
import { SkipLink } from '@/components/frame/skip-link';
import { TopBar } from '@/components/nav/top-bar';
import { scopeOptions, site } from '@/lib/config';
import { pickPublicSite } from '@/lib/config/public-site';
import { withBase } from '@/lib/routing/base-path';
import { loadSite } from '@/lib/site/load';
import { WriterPreview } from './writer-preview';

export const metadata: Metadata = {
  title: site.title,
  description: site.description,
};

export const viewport: Viewport = {
  colorScheme: site.themeConfig.darkMode ? 'light dark' : 'light',
};

/** The frame around every page; it stays mounted while the reader moves from page to page. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const { nav } = await loadSite();
  return (
    <Document scopes={scopeOptions}>
      <body>
        {/* Not in `metadata`: Next puts that anew at each step, and in between the browser would ask
            for /favicon.ico. React moves this into the head and leaves it there. */}
        <link rel="icon" href={withBase(site.icon)} />
        <Providers site={pickPublicSite(site, scopeOptions, nav)}>
          <SkipLink />
          <TopBar />
          {children}
          <SiteFooter />
        </Providers>
        <WriterPreview />
      </body>
    </Document>
  );
}
