import type { PageContext } from '../site/page-context';
import { CONTENT_ID } from '../ui/part-ids';
import { ButtonLink } from '../ui/site-link';
import styles from './not-found.module.css';

/** What shows at an address without a page; `isSearching` if a page may exist under another spelling. */
export function NotFoundView({
  context: { labels, home },
  isSearching = false,
}: {
  context: PageContext;
  isSearching?: boolean;
}) {
  const { notFound } = labels;
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.main} data-part="not-found">
      <p className={styles.code}>{notFound.code}</p>
      <h1>{notFound.title}</h1>
      <p className={styles.hint}>{notFound.hint}</p>
      <p className={styles.home}>
        <ButtonLink labels={labels} href={home}>
          {notFound.takeMeHome}
        </ButtonLink>
        <button type="button" className={styles.search} data-opens="search">
          {notFound.search}
        </button>
      </p>
      {/* They come later than the page, so nothing that they could push away may follow. */}
      {isSearching && (
        <div
          className={styles.suggestions}
          data-part="suggestions"
          data-title={notFound.didYouMean}
          hidden
        />
      )}
    </main>
  );
}
