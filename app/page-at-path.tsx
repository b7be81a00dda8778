import { notFound } from 'next/navigation';
import { DocView, LandingView, PlainView } from '@/components/doc/doc-view';
import { HomeView } from '@/components/home/home-view';
import { registryFor } from '@/components/markdown/registry';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { OverviewView } from '@/components/overview/overview-view';
import type { PageContext } from '@/components/site/page-context';
import { closestSidebar } from '@/lib/navigation/neighbours';
import { pageAt } from '@/lib/page/page';
import { type PageView, pageView } from '@/lib/page/page-view';
import { structuredData } from '@/lib/page/structured-data';
import { exampleZips } from './example-zips';
import { NOT_FOUND_PATHS } from './page-path';
import { contextOf } from './site-document';

/** The page at a path: the one place where a kind of page meets the component that shows it. */
export async function Page({ path }: { path: string }) {
  const page = await pageAt(path);
  const context = await contextOf(path);
  if (!page && NOT_FOUND_PATHS.includes(path)) {
    return <NotFoundView context={context} isSearching />;
  }
  if (!page) notFound();
  const sizeOfProject = async (name: string) => (await exampleZips()).get(name)?.length ?? 0;
  const view = await pageView(page, (pagesAround) =>
    registryFor(context, pagesAround, sizeOfProject),
  );
  const hasSidebar = closestSidebar(page.site.sidebars, context.path) !== undefined;
  return (
    <>
      <View view={view} context={context} hasSidebar={hasSidebar} />
      <StructuredData things={structuredData(page)} />
    </>
  );
}

function View({ view, ...around }: { view: PageView; context: PageContext; hasSidebar: boolean }) {
  switch (view.type) {
    case 'doc':
      return <DocView page={view} {...around} />;
    case 'overview':
      return <OverviewView page={view} {...around} />;
    case 'landing':
      return <LandingView page={view} {...around} />;
    case 'home':
      return <HomeView page={view} {...around} />;
    case 'custom':
    case 'blank':
      return <PlainView page={view} />;
    case '404':
      return <NotFoundView context={around.context} />;
    default:
      return view satisfies never;
  }
}

/** What a page says in the words of schema.org. No word of a writer can end the script. */
function StructuredData({ things }: { things: readonly object[] }) {
  if (things.length === 0) return null;
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
  );
}
