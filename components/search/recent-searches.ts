import { forgetStored, readStored, writeStored } from '@/lib/browser/stored';

const KEY = 'rspress-recent-searches';

/** How many are kept. */
const MOST = 5;

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

/** Forgets all of them. */
export function forgetSearches(): void {
  forgetStored(KEY);
}
