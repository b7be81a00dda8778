import { scopeOptions, site } from '@/lib/config';
import { siteSections } from '@/lib/navigation/sections';
import { booksOf } from '@/lib/outputs/books';
import { indexFiles } from '@/lib/search/index-files';
import { loadSite } from '@/lib/site/load';
import { oncePerBuild } from '@/lib/site/once-per-process';

export const dynamic = 'force-static';

const IS_BUILD = process.env.NODE_ENV === 'production';

/** The search index, the addresses of the site, and the sections that can be printed. */
export async function generateStaticParams() {
  return (await dataFiles()).map(({ name }) => ({ file: name }));
}

export async function GET(_: Request, { params }: RouteContext<'/static/[file]'>) {
  const { file } = await params;
  const found = (await dataFiles()).find(({ name }) => name === file);
  if (!found) return new Response('', { status: 404 });
  return new Response(found.json, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}

const dataFiles = oncePerBuild('data files', makeDataFiles);

async function makeDataFiles() {
  const content = await loadSite();
  const { pages, redirects, nav } = content;
  const records = [...pages.values()];
  const routes = records.map(({ routePath }) => routePath);
  return [
    { name: 'routes.json', json: JSON.stringify({ routes, redirects }) },
    { name: 'books.json', json: JSON.stringify(booksOf(content)) },
    ...indexFiles(records, scopeOptions, {
      versioned: site.themeConfig.search.versioned,
      // Pagefind runs after the export, which a preview does not have.
      engine: IS_BUILD ? site.themeConfig.search.engine : 'minisearch',
      sections: Object.fromEntries(
        Object.entries(nav).map(([scope, items]) => [scope, siteSections(items)]),
      ),
    }),
  ];
}
