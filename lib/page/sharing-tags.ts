import 'server-only';
import type { Metadata } from 'next';
import { CARD_SIZE } from '../cards/card-size';
import { siteWords } from '../config';
import { wholeAddress } from '../config/whole-address';
import type { PageRecord } from '../content/types';
import { cardOfRoute } from '../routing/route-path';
import { dateOf, descriptionOf, isFindable } from './page-facts';

/** What is shown of a page where its address is shared: title, sentence, picture. */
export function sharingTags(page: PageRecord): Pick<Metadata, 'openGraph' | 'twitter'> {
  if (!isFindable(page)) return {};
  const words = siteWords(page.lang);
  const { frontmatter, routePath, title } = page;
  const name = frontmatter.pageType === 'home' ? words.title : title;
  const date = dateOf(page);
  return {
    openGraph: {
      ...(frontmatter.pageType === 'home'
        ? { type: 'website' }
        : { type: 'article', ...(date ? { publishedTime: date } : {}) }),
      siteName: words.title,
      title: name,
      description: descriptionOf(page),
      url: wholeAddress(routePath),
      locale: page.lang.replace('-', '_'),
      images: [{ url: wholeAddress(cardOfRoute(routePath)), ...CARD_SIZE, alt: name }],
    },
    // The rest of it is read from the tags above.
    twitter: { card: 'summary_large_image' },
  };
}
