import { scopeOptions } from '@/lib/config';
import { sitemapOf } from '@/lib/outputs/sitemap';
import { changesOfPages } from '@/lib/page/dates';
import { pageLanguages } from '@/lib/page/page-model';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

/** All pages that search engines may show. */
export default async function sitemap() {
  const content = await loadSite();
  return sitemapOf(
    [...content.pages.values()],
    (page) => pageLanguages(page, content, scopeOptions),
    await changesOfPages(),
  );
}
