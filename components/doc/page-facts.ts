import type { PageView } from '@/lib/page/page-view';

/** What the page's actions need to know of a page. */
export type PageFacts = Pick<
  PageView,
  'title' | 'route' | 'address' | 'markdownAddress' | 'issues' | 'checked'
>;

/** The part of a view that the actions need; the rest would be sent to the browser as well. */
export function pageFacts({
  title,
  route,
  address,
  markdownAddress,
  issues,
  checked,
}: PageView): PageFacts {
  return {
    title,
    route,
    address,
    markdownAddress,
    ...(issues ? { issues } : {}),
    ...(checked ? { checked } : {}),
  };
}
