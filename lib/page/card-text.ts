import 'server-only';
import type { CardText } from '../cards/draw-card';
import { siteWords } from '../config';
import type { PageRecord } from '../content/types';
import type { SiteContent } from '../site/assemble';
import { sectionOf } from './section';

/** Whether a page has a picture for those who share its address; search engines do not show the others. */
export function hasCard({ frontmatter }: PageRecord): boolean {
  return frontmatter.pageType !== '404' && !(frontmatter.pageType === 'doc' && frontmatter.landing);
}

/** What the picture of a page says. */
export function cardText(page: PageRecord, content: SiteContent): CardText {
  const site = siteWords(page.lang);
  return {
    site: site.title,
    section: sectionOf(page, content)?.text,
    title: page.frontmatter.pageType === 'home' ? page.frontmatter.hero.text : page.title,
    description: page.frontmatter.description ?? site.description,
  };
}
