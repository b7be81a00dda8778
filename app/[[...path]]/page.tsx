import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/page/metadata';
import { loadSite } from '@/lib/site/load';
import { Page } from '../page-at-path';
import { NOT_FOUND_PATHS, type PathParams, pathOf } from '../page-path';

/** Every page of the site. Redirects become pages after the export. */
export async function generateStaticParams() {
  // The preview asks for them in a process of its own at each request, and can do without.
  if (process.env.NODE_ENV === 'development') return [];
  const { pages } = await loadSite();
  return [...new Set([...pages.keys(), ...NOT_FOUND_PATHS])].map((path) => ({
    path: path.split('/').filter((part) => part !== ''),
  }));
}

export async function generateMetadata(props: PathParams): Promise<Metadata> {
  return pageMetadata(await pathOf(props));
}

export default async function ContentPage(props: PathParams) {
  return <Page path={await pathOf(props)} />;
}
