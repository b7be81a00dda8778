import { fileRoute } from '@/app/file-route';
import { loadSite } from '@/lib/content/load';
import { drawCard } from '@/lib/page/draw-card';
import { kindOf } from '@/lib/page/kinds';
import { viewOf } from '@/lib/page/page-view';
import { cardPath } from '@/lib/routing/route-path';
import { localeOf } from '@/lib/settings';

export const dynamic = 'force-static';

/** The picture of every page that can be shared. */
export const { generateStaticParams, GET } = fileRoute('/cards/', async () => {
  const content = await loadSite();
  const pages = [...content.pages.values()].filter((page) => kindOf(page).isIndexable);
  return pages.map((page) => ({
    path: cardPath(page.routePath),
    body: () => {
      const { lang, section, cardTitle: title, description } = viewOf(page, content);
      const site = localeOf(lang).title;
      return drawCard({ site, section: section?.text, title, description });
    },
  }));
});
