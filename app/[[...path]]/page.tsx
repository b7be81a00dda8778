import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { registryFor } from '@/components/markdown/registry';
import { NotFoundView } from '@/components/not-found/not-found-view';
import { loadSite } from '@/lib/content/load';
import { breadcrumbs, pageMetadata } from '@/lib/page/metadata';
import { overviewGroups } from '@/lib/page/overview';
import { pageAt } from '@/lib/page/page-view';
import { renderPage } from '@/lib/page/render-page';
import { localeOf } from '@/lib/settings';
import { exampleZips } from '../example-zips';
import { NOT_FOUND_PATHS, type PathParams, pathOf, staticPaths } from '../page-path';
import { contextOf, StructuredData } from '../site-document';
import { VIEWS } from '../views';

export const generateStaticParams = staticPaths;

export async function generateMetadata(props: PathParams): Promise<Metadata> {
  return pageMetadata(await pathOf(props));
}

export default async function ContentPage(props: PathParams) {
  const path = await pathOf(props);
  const page = await pageAt(path);
  const context = await contextOf(path);
  if (!page && NOT_FOUND_PATHS.includes(path)) {
    return <NotFoundView context={context} />;
  }
  if (!page) notFound();
  const content = await loadSite();
  const registry = registryFor({
    ...context,
    overviewGroups: () => overviewGroups(page, content),
    sizeOfProject: async (name) => (await exampleZips()).get(name)?.length ?? 0,
    ownAppLabels: localeOf(page.lang).ownAppLabels,
    askedAt: page.frontmatter.askedAt,
  });
  const View = VIEWS[page.type];
  return (
    <>
      <View page={page} context={context}>
        {await renderPage(page, content, registry)}
      </View>
      <StructuredData data={breadcrumbs(page, content)} />
    </>
  );
}
