import { fileRoute } from '@/app/file-route';
import type { SiteContent } from '@/lib/content/assemble';
import { loadPublicSite, loadSite } from '@/lib/content/load';
import { type IndexFile, indexFiles } from '@/lib/search/index-files';
import { scopeOptions, site } from '@/lib/settings';

export const dynamic = 'force-static';

/** The preview is asked for one file of an index after another, and would make all of them each time. */
let latest: { content: SiteContent; search: IndexFile[] } | undefined;

/** The public settings, the search index and the routes, as JSON for the browser. */
export const { generateStaticParams, GET } = fileRoute('/static/', async () => {
  const content = await loadSite();
  const { pages, redirects, questions } = content;
  const records = [...pages.values()];
  const routes = records.map(({ routePath }) => routePath);
  if (latest?.content !== content) {
    const { versioned } = site.themeConfig.search;
    latest = { content, search: indexFiles(records, scopeOptions, { versioned, questions }) };
  }
  return [
    { path: '/static/site.json', body: async () => JSON.stringify(await loadPublicSite()) },
    { path: '/static/routes.json', body: () => JSON.stringify({ routes, redirects }) },
    ...latest.search.map(({ name, json }) => ({ path: `/static/${name}`, body: () => json })),
  ];
});
