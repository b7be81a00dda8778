import { drawCard } from '@/lib/cards/draw-card';
import { cardText } from '@/lib/page/card-text';
import { isFindable } from '@/lib/page/page-facts';
import { cardOfRoute } from '@/lib/routing/route-path';
import { findPage } from '@/lib/site/find-page';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

/** The picture of every page that can be shared. */
export async function generateStaticParams() {
  const { pages } = await loadSite();
  return [...pages.values()]
    .filter(isFindable)
    .map(({ routePath }) => ({ path: cardOfRoute(routePath).split('/').slice(2) }));
}

export async function GET(_: Request, { params }: RouteContext<'/cards/[...path]'>) {
  const address = `/cards/${(await params).path.join('/')}`;
  const content = await loadSite();
  const page = findPage(content, address.slice('/cards'.length, -'.png'.length));
  if (!page || !isFindable(page) || cardOfRoute(page.routePath) !== address) {
    return new Response('', { status: 404 });
  }
  return new Response(await drawCard(cardText(page, content)), {
    headers: { 'content-type': 'image/png' },
  });
}
