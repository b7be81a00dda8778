import 'server-only';
import { siteWords } from '../config';
import type { PageRecord } from '../content/types';

type Facts = Pick<PageRecord, 'frontmatter' | 'lang'>;

/** Whether search engines may show a page, and others share it: it is neither lost nor a mere list. */
export function isFindable({ frontmatter }: Facts): boolean {
  return frontmatter.pageType !== '404' && !(frontmatter.pageType === 'doc' && frontmatter.landing);
}

/** One sentence about a page; the site's own where it has none. */
export function descriptionOf({ frontmatter, lang }: Facts): string {
  return frontmatter.description ?? siteWords(lang).description;
}

/** The day on which a page appeared, if it is an article of the blog. */
export function dateOf({ frontmatter }: Facts): string | undefined {
  return frontmatter.pageType === 'doc' ? frontmatter.date : undefined;
}
