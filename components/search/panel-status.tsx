import { withBase } from '@/lib/routing/base-path';
import type { SearchResults } from '@/lib/search/protocol';
import { fill, fillCount } from '@/lib/settings/fill';
import { useLabels } from '../site/app-root';
import type { PageContext } from '../site/page-context';
import styles from './help-links.module.css';

type HelpProps = { help: PageContext['site']['search']['help']; query: string };

type StatusProps = Pick<HelpProps, 'help'> & {
  results: SearchResults | undefined;
  count: number;
  isLoading: boolean;
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
        <HelpLinks help={help} query={results.query} />
      </div>
    );
  }
  const counted = fillCount(labels, count, document.documentElement.lang);
  const message = results?.isUnsure ? `${labels.unsure}. ${counted}` : counted;
  return (
    <div role="status" className="visually-hidden">
      {count > 0 ? message : ''}
    </div>
  );
}

/** Says that nothing answers a question, above the nearest results. */
export function UnsureNotice({ help, query }: HelpProps) {
  const { unsure, unsureHint } = useLabels().search;
  return (
    <div key={query} className={styles.unsure} data-part="search-unsure">
      <p>
        <b>{unsure}</b> {unsureHint}
      </p>
      <HelpLinks help={help} query={query} />
    </div>
  );
}

/** Links to where else to ask. */
function HelpLinks({ help, query }: HelpProps) {
  return (
    <p className={`wrap ${styles.help}`} data-part="search-help">
      {help.map(({ text, link }) => (
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
