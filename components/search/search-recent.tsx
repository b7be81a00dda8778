'use client';

import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { useLabels } from '../site/site-context';
import { forgetSearches, recentSearches } from './recent-searches';
import styles from './search-recent.module.css';

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
            forgetSearches();
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
