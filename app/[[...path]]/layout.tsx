import '../styles/index.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { site } from '@/lib/settings';
import { type PathParams, pathOf } from '../page-path';
import { SiteDocument } from '../site-document';

export const metadata: Metadata = {
  title: site.title,
  description: site.description,
};

export const viewport: Viewport = {
  colorScheme: site.themeConfig.darkMode ? 'light dark' : 'light',
};

/** The document around a page. It is made for each page, so that it knows the page's language and section. */
export default async function PageDocument({
  children,
  ...props
}: PathParams & { children: ReactNode }) {
  return <SiteDocument path={await pathOf(props)}>{children}</SiteDocument>;
}
