import { servedFiles } from '@/app/served-files';
import { kindOf } from '@/lib/page/kinds';
import { pageMarkdown } from '@/lib/page/page-markdown';
import { markdownPath } from '@/lib/routing/route-path';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

// Next allows no route at the address of a page, so these files have a folder of their own. Each is
// moved beside its page after the export (lib/export/plan.mjs), in the preview by a rewrite.

/** The Markdown of every page that shows something. */
export const { generateStaticParams, GET } = servedFiles('Markdown files', async () => {
  const content = await loadSite();
  const pages = [...content.pages.values()].filter((page) => kindOf(page).hasOwnUrl);
  return pages.map((page) => ({
    path: markdownPath(page.routePath).slice(1),
    type: 'text/markdown; charset=utf-8',
    body: () => pageMarkdown(page, content),
  }));
});
