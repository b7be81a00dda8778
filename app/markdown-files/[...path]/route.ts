import { kindOf } from '@/lib/page/kinds';
import { pageMarkdown } from '@/lib/page/page-markdown';
import { markdownPath } from '@/lib/routing/route-path';
import { loadSite } from '@/lib/site/load';
import { findPage } from '@/lib/site/site-content';

export const dynamic = 'force-static';

// Next allows no route at the address of a page, so these files have a folder of their own. Each is
// moved beside its page after the export (lib/export/plan.mjs), in the preview by a rewrite.

/** The Markdown of every page that shows something. */
export async function generateStaticParams() {
  const { pages } = await loadSite();
  return [...pages.values()]
    .filter((page) => kindOf(page).hasOwnUrl)
    .map(({ routePath }) => ({ path: markdownPath(routePath).slice(1).split('/') }));
}

export async function GET(_: Request, { params }: RouteContext<'/markdown-files/[...path]'>) {
  const address = `/${(await params).path.join('/')}`;
  const content = await loadSite();
  const page = findPage(content, address.replace(/\.md$/, ''));
  if (!page || !kindOf(page).hasOwnUrl || markdownPath(page.routePath) !== address) {
    return new Response('', { status: 404 });
  }
  return new Response(pageMarkdown(page, content), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
