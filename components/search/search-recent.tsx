'use client';

import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { forgetStored, readStored, writeStored } from '@/lib/browser/stored';
import { useLabels } from '../site/site-context';
import styles from './search-recent.module.css';

const KEY = 'rspress-recent-searches';

/** How many are kept. */
const MOST = 5;

/** What the reader searched for before, until they clear it. */
export function SearchRecent({ onChoose }: { onChoose: (query: string) => void }) {
  const { search } = useLabels();
  const [queries, setQueries] = useState(recentSearches);
  if (queries.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={search.recent}>
      <p>
        {search.recent}
        <button
          type="button"
          onClick={() => {
            forgetStored(KEY);
            setQueries([]);
          }}
        >
          {search.clearRecent}
        </button>
      </p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onChoose(query)}>
              <History size={16} aria-hidden="true" />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
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
