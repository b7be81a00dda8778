import { scopeOptions } from '@/lib/config';
import { changesOfPages } from '@/lib/page/last-updated';
import { atomFeed } from '@/lib/publishing/feed';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

/** The articles of the blog, for feed readers. */
export async function GET() {
  const { pages } = await loadSite();
  const feed = atomFeed([...pages.values()], scopeOptions.defaultLang, await changesOfPages());
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
