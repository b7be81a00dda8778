import './styles/index.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppearanceProvider } from '@/components/appearance/appearance-provider';
import { Document } from '@/components/frame/document';
import { Frame } from '@/components/frame/frame';
import { HeadScripts } from '@/components/frame/head-scripts';
import { FirstVisitScript } from '@/components/languages/first-visit-script';
import { SearchButton } from '@/components/search/search-button';
import { Ready } from '@/components/site/ready';
import { SiteProvider } from '@/components/site/site-context';
import { scopeOptions, site } from '@/lib/config';
import { pickPublicSite } from '@/lib/config/public-site';
import { hiddenPartsByPath } from '@/lib/page/kinds';
import { withBase } from '@/lib/routing/base-path';
import { loadSite } from '@/lib/site/load';
import { WriterPreview } from './writer-preview';

export const metadata: Metadata = {
  title: site.title,
  description: site.description,
};

const { darkMode, hideNavbar, localeRedirect } = site.themeConfig;

export const viewport: Viewport = {
  colorScheme: darkMode ? 'light dark' : 'light',
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { nav, pages } = await loadSite();
  return (
    <Document
      scopes={scopeOptions}
      appearance={darkMode ? undefined : 'light'}
      hidesNavbar={hideNavbar === 'always'}
      hiddenParts={hiddenPartsByPath(pages.values())}
    >
      <head>
        <HeadScripts darkMode={darkMode} />
      </head>
      <body>
        {/* After the head, whose elements it reads. */}
        <FirstVisitScript mode={localeRedirect} {...scopeOptions} />
        {/* Not in `metadata`: Next makes that again on each page, and in between the browser would
            request /favicon.ico. React moves this into the head and leaves it there. */}
        <link rel="icon" href={withBase(site.icon)} />
        <SiteProvider site={pickPublicSite(site, scopeOptions, nav)}>
          <AppearanceProvider>
            <Frame search={<SearchButton />}>{children}</Frame>
          </AppearanceProvider>
        </SiteProvider>
        <WriterPreview />
        <Ready />
      </body>
    </Document>
  );
}
