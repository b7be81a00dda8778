import 'server-only';
import type { CardText } from '../cards/draw-card';
import { siteWords } from '../config';
import type { PageRecord } from '../content/types';
import type { SiteContent } from '../site/assemble';
import { descriptionOf } from './page-facts';
import { sectionOf } from './section';

/** What the picture of a page says. */
export function cardText(page: PageRecord, content: SiteContent): CardText {
  const site = siteWords(page.lang);
  return {
    site: site.title,
    section: sectionOf(page, content)?.text,
    title: page.frontmatter.pageType === 'home' ? page.frontmatter.hero.text : page.title,
    description: descriptionOf(page),
  };
}
