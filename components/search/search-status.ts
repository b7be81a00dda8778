import { element, setAttributes } from '@/lib/browser/element';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import { withBase } from '@/lib/routing/base-path';
import type { SearchResults } from '@/lib/search/types';
import type { PageContext } from '../site/page-context';
import styles from './search-help.module.css';

type Help = PageContext['site']['search']['help'];

/**
 * Says what there is to say besides the rows: that the search is loading, how much it found, or that it found
 * nothing. The element stays, because only changes inside an element are announced.
 */
export function sayStatus(
  status: HTMLElement,
  { labels, help }: { labels: Labels['search']; help: Help },
  {
    results,
    count,
    isLoading,
  }: { results?: SearchResults | undefined; count: number; isLoading: boolean },
): void {
  const isEmpty = !isLoading && results !== undefined && count === 0;
  const number = fill(count === 1 ? labels.countOne : labels.count, { count: String(count) });
  const counted = results?.isUnsure ? `${labels.unsure}. ${number}` : number;
  const found = count > 0 ? counted : '';
  const nothing = fill(labels.noResult, { query: results?.query ?? '' });
  const message = isLoading ? labels.loading : isEmpty ? nothing : found;
  // What is said already is not said again.
  if (status.dataset.says === message) return;
  setAttributes(status, {
    'data-says': message,
    'data-part': isLoading ? 'search-loading' : isEmpty ? 'search-message' : undefined,
    class: isLoading ? 'row' : isEmpty ? undefined : 'visually-hidden',
  });
  status.replaceChildren(isEmpty ? element('p', {}, nothing) : message);
  if (isEmpty) status.append(element('p', {}, labels.noResultHint), helpLinks(help, results.query));
}

/** That nothing answers a question, above what is nearest to it. */
export function unsureNotice(labels: Labels['search'], help: Help, query: string): HTMLElement {
  return element(
    'div',
    { class: styles.unsure, 'data-part': 'search-unsure' },
    element('p', {}, element('b', {}, labels.unsure), ` ${labels.unsureHint}`),
    helpLinks(help, query),
  );
}

/** Where readers go on whom the search could not help. */
function helpLinks(help: Help, query: string): HTMLElement {
  const links = help.map(({ text, link }) => {
    const href = withBase(link.replace('{query}', encodeURIComponent(query)));
    return element('a', { href, rel: 'noopener' }, text);
  });
  return element('p', { class: `wrap ${styles.help}`, 'data-part': 'search-help' }, ...links);
}
