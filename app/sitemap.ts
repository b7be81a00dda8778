import { changesOfPages } from '@/lib/content/last-changes';
import { loadSite } from '@/lib/content/load';
import { sitemapOf } from '@/lib/page/xml-files';

export const dynamic = 'force-static';

export default async function sitemap() {
  return sitemapOf(await loadSite(), await changesOfPages());
}
