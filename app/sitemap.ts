import { sitemapOf } from '@/lib/outputs/xml-files';
import { changesOfPages } from '@/lib/page/dates';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

export default async function sitemap() {
  return sitemapOf(await loadSite(), await changesOfPages());
}
