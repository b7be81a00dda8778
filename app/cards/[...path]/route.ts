import { drawCard } from '@/lib/cards/draw-card';
import { siteWords } from '@/lib/config';
import { isFindable } from '@/lib/page/kinds';
import { pageModel } from '@/lib/page/page-model';
import { cardPath } from '@/lib/routing/route-path';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

/** The picture of every page that can be shared. */
export async function generateStaticParams() {
  const { pages } = await loadSite();
  return [...pages.values()]
    .filter(isFindable)
    .map(({ routePath }) => ({ path: cardPath(routePath).split('/').slice(2) }));
}

export async function GET(_: Request, { params }: RouteContext<'/cards/[...path]'>) {
  const address = `/cards/${(await params).path.join('/')}`;
  const model = await pageModel(address.slice('/cards'.length, -'.png'.length));
  if (!model?.isFindable || cardPath(model.page.routePath) !== address) {
    return new Response('', { status: 404 });
  }
  const { page, section, cardTitle, description } = model;
  const card = await drawCard({
    lang: page.lang,
    site: siteWords(page.lang).title,
    section: section?.text,
    title: cardTitle,
    description,
  });
  return new Response(card, {
    headers: { 'content-type': 'image/png' },
  });
}
