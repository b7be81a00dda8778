import { loadSite } from '@/lib/content/load';
import { changesOfPages } from '@/lib/page/dates';
import { sitemapOf } from '@/lib/page/xml-files';

export const dynamic = 'force-static';

export default async function sitemap() {
  return sitemapOf(await loadSite(), await changesOfPages());
}
