import { fileRoute } from '@/app/file-route';
import { loadSite } from '@/lib/content/load';
import { drawCard } from '@/lib/page/draw-card';
import { isFindable } from '@/lib/page/kinds';
import { viewOf } from '@/lib/page/page-view';
import { cardPath } from '@/lib/routing/route-path';
import { siteWords } from '@/lib/settings';

export const dynamic = 'force-static';

/** The picture of every page that can be shared. */
export const { generateStaticParams, GET } = fileRoute('cards', async () => {
  const content = await loadSite();
  const pages = [...content.pages.values()].filter(isFindable);
  return pages.map((page) => ({
    path: cardPath(page.routePath).slice('/cards/'.length),
    body: () => {
      const { section, cardTitle, description } = viewOf(page, content);
      const site = siteWords(page.lang).title;
      return drawCard({
        site,
        section: section?.text,
        title: cardTitle,
        description,
      });
    },
  }));
});
