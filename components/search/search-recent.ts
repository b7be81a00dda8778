import { element } from '@/lib/browser/element';
import { forgetStored, readStored, writeStored } from '@/lib/browser/stored';
import styles from './search-recent.module.css';
import type { RowParts } from './search-row';

const KEY = 'rspress-recent-searches';

/** How many are kept. */
const MOST = 5;

/** What the reader searched for before, until they clear it; nothing where there is none. */
export function recentList(
  { labels, iconOf }: RowParts,
  onChoose: (query: string) => void,
): HTMLElement[] {
  const queries = recentSearches();
  if (queries.length === 0) return [];
  const rows = queries.map((query) => {
    const row = element('button', { type: 'button', class: 'row' }, iconOf('recent'), query);
    row.addEventListener('click', () => onChoose(query));
    return element('li', {}, row);
  });
  const clear = element('button', { type: 'button' }, labels.clearRecent);
  const list = element(
    'section',
    { class: styles.recent, 'aria-label': labels.recent },
    element('p', { class: 'spread' }, labels.recent, clear),
    element('ul', {}, ...rows),
  );
  clear.addEventListener('click', () => {
    forgetStored(KEY);
    list.remove();
  });
  return [list];
}

/** What the reader searched for when they found something, the latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    const texts = Array.isArray(stored) ? stored : [];
    return texts.filter((text) => typeof text === 'string' && text !== '').slice(0, MOST);
  } catch {
    return [];
  }
}

/** Keeps a query that led to something. */
export function keepSearch(query: string): void {
  const text = query.trim();
  if (text === '' || text.length > 100) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStored(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}
