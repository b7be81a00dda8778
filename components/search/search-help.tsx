'use client';

import { withBase } from '@/lib/routing/base-path';
import { useLabels, useSearchHelp } from '../site/site-context';
import styles from './search-help.module.css';

/** That nothing answers a question, above what is nearest to it. */
export function SearchUnsure({ query }: { query: string }) {
  const { search } = useLabels();
  return (
    <div className={styles.unsure} data-part="search-unsure">
      <p>
        <b>{search.unsure}</b> {search.unsureHint}
      </p>
      <SearchHelp query={query} />
    </div>
  );
}

/** Where readers go on whom the search could not help. */
export function SearchHelp({ query }: { query: string }) {
  return (
    <p className={styles.help} data-part="search-help">
      {useSearchHelp().map(({ text, link }) => (
        <a
          key={link}
          href={withBase(link.replace('{query}', encodeURIComponent(query)))}
          rel="noopener"
        >
          {text}
        </a>
      ))}
    </p>
  );
}
