import 'server-only';
import type { PageRecord } from '../content/types';
import * as catalogue from '../problems/catalogue';
import { contentPath, type FindPosition, type Problem } from '../problems/problem';

/** Checks that the front matter of a page promises nothing that its text does not keep, and drops none. */
export function checkPromises(
  { relativePath, frontmatter, toc, content, hasOwnHeading }: PageRecord,
  positionOf: FindPosition,
): Problem[] {
  const placeOf = (field: string) => ({ file: contentPath(relativePath), ...positionOf([field]) });
  if (frontmatter.pageType === '404') {
    const place = placeOf('pageType');
    const isEmpty = content === '' && !hasOwnHeading && toc.length === 0;
    return [isEmpty ? catalogue.notFoundPage(place) : catalogue.textOfNotFound(place)];
  }
  const isFaq = frontmatter.pageType === 'doc' && frontmatter.faq;
  return isFaq && toc.length === 0 ? [catalogue.faqWithoutQuestions(placeOf('faq'))] : [];
}
