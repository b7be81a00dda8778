import { scopeOptions } from '@/lib/config';
import { sitemapOf } from '@/lib/machines/sitemap';
import { changesOfPages } from '@/lib/page/last-updated';
import { pageLanguages } from '@/lib/page/page-languages';
import { loadSite } from '@/lib/site/load';

export const dynamic = 'force-static';

/** The pages of the site, for search engines. */
export default async function sitemap() {
  const content = await loadSite();
  return sitemapOf(
    [...content.pages.values()],
    (page) => pageLanguages(page, content, scopeOptions),
    await changesOfPages(),
  );
}
