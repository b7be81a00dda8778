import type { ReactNode } from 'react';
import { withBase } from '@/lib/routing/base-path';
import type { SearchResults } from '@/lib/search/protocol';
import { fill, fillCount } from '@/lib/settings/fill';
import { useLabels } from '../site/app-root';
import type { PageContext } from '../site/page-context';

type StatusProps = {
  results: SearchResults | undefined;
  count: number;
  isLoading: boolean;
  help: ReactNode;
};

/**
 * Announces that the search is loading, how many pages there are, or that there are no results. The element
 * stays, because only changes inside an element are announced.
 */
export function SearchStatus({ results, count, isLoading, help }: StatusProps) {
  const labels = useLabels().search;
  if (isLoading) {
    return (
      <div role="status" className="row" data-part="search-loading">
        {labels.loading}
      </div>
    );
  }
  if (results && count === 0) {
    return (
      <div role="status" data-part="search-message">
        <p>{fill(labels.noResult, { query: results.query })}</p>
        <p>{labels.noResultHint}</p>
        {help}
      </div>
    );
  }
  const counted = results && fillCount(labels, count, document.documentElement.lang);
  return (
    <div role="status" className="visually-hidden">
      {results?.isUnsure ? `${labels.unsure}. ${counted}` : counted}
    </div>
  );
}

export type HelpProps = { links: PageContext['searchLinks']['help']; query: string };

/** Links to where else to ask. */
export function HelpLinks({ links, query }: HelpProps) {
  return (
    <p className="wrap text-links" data-part="search-help">
      {links.map(({ text, link }) => (
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
