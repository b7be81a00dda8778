import type { PageRecord } from '@/lib/content/types';
import { pageMarkdown } from '@/lib/page/page-markdown';
import { markdownOfRoute } from '@/lib/routing/route-path';
import { findPage } from '@/lib/site/find-page';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

// Next allows no route at the address of a page, so these files have a folder of their own. Each is
// moved beside its page after the export (lib/export/plan.mjs), in the preview by a rewrite.

/** The Markdown of every page that shows something. */
export async function generateStaticParams() {
  const { pages } = await loadSite();
  return [...pages.values()]
    .filter(hasMarkdown)
    .map(({ routePath }) => ({ path: markdownOfRoute(routePath).slice(1).split('/') }));
}

export async function GET(_: Request, { params }: RouteContext<'/markdown-files/[...path]'>) {
  const address = `/${(await params).path.join('/')}`;
  const content = await loadSite();
  const page = findPage(content, address.replace(/\.md$/, ''));
  if (!page || !hasMarkdown(page) || markdownOfRoute(page.routePath) !== address) {
    return new Response('', { status: 404 });
  }
  return new Response(pageMarkdown(page, content), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}

function hasMarkdown({ frontmatter }: PageRecord): boolean {
  return frontmatter.pageType !== '404';
}
