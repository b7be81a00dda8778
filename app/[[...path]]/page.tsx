import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { BlankView, CustomView, DocView, LandingView } from '@/components/doc/doc-view';
import type { ViewProps } from '@/components/doc/page-layout';
import { HomeView } from '@/components/home/home-view';
import { registryFor } from '@/components/markdown/registry';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { OverviewView } from '@/components/overview/overview';
import { loadSite } from '@/lib/content/load';
import { breadcrumbs } from '@/lib/page/breadcrumbs';
import { pageMetadata } from '@/lib/page/metadata';
import { type PageView, pageAt } from '@/lib/page/page-view';
import { pagesAround } from '@/lib/page/pages-around';
import { renderPage } from '@/lib/page/render-page';
import { siteWords } from '@/lib/settings';
import { exampleZips } from '../example-zips';
import { NOT_FOUND_PATHS, type PathParams, pathOf } from '../page-path';
import { contextOf } from '../site-document';

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
  const path = await pathOf(props);
  const page = await pageAt(path);
  const context = await contextOf(path);
  if (!page && NOT_FOUND_PATHS.includes(path)) {
    return <NotFoundView context={context} isSearching />;
  }
  if (!page) notFound();
  const content = await loadSite();
  const registry = registryFor({
    ...context,
    pagesAround: () => pagesAround(page, content),
    sizeOfProject: async (name) => (await exampleZips()).get(name)?.length ?? 0,
    ownAppLabels: siteWords(page.lang).ownAppLabels,
    askedAt: page.frontmatter.askedAt,
  });
  const View = VIEWS[page.type] as ComponentType<ViewProps<PageView['type']>>;
  return (
    <>
      <View page={page} context={context}>
        {await renderPage(page, content, registry)}
      </View>
      <StructuredData data={breadcrumbs(page, content)} />
    </>
  );
}

/** The one place where a kind of page meets the component that shows it. */
const VIEWS: { readonly [Type in PageView['type']]: ComponentType<ViewProps<Type>> } = {
  doc: DocView,
  overview: OverviewView,
  landing: LandingView,
  home: HomeView,
  custom: CustomView,
  blank: BlankView,
  '404': NotFoundView,
};

/** The structured data of a page (schema.org). No text of a writer can end the script. */
function StructuredData({ data }: { data: object | undefined }) {
  if (!data) return null;
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
