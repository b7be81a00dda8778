import { useId } from 'react';
import type { PageContext } from '../site/page-context';
import { CONTENT_ID } from '../ui/frame-ids';
import { ButtonLink, SiteLink } from '../ui/site-link';
import { ThemedImage } from '../ui/themed-image';
import ui from '../ui/ui.module.css';
import styles from './not-found.module.css';

export function NotFoundView({ context }: { context: PageContext }) {
  const { labels, home, site, searchLinks } = context;
  const { notFound } = labels;
  const { start } = searchLinks;
  const id = useId();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={`stack ${styles.main}`} data-part="not-found">
      <p className={styles.code}>
        <span className="visually-hidden">{notFound.code}</span>
        {/* The middle figure is an empty container, into which the logo swims. */}
        <span
          className={styles.figures}
          aria-hidden="true"
          data-start={notFound.code.slice(0, 1)}
          data-end={notFound.code.slice(-1)}
        >
          <span className={styles.container} data-middle={notFound.code.slice(1, -1)}>
            {site.logo && <ThemedImage src={site.logo} alt="" height={48} />}
          </span>
        </span>
      </p>
      <h1>{notFound.title}</h1>
      {/* Pages that may have been meant take the place of the hint, which has room for them: nothing moves. */}
      <site-suggestions
        className={`text-links ${styles.links} ${styles.hint}`}
        data-title={notFound.didYouMean}
        data-scopes={JSON.stringify(site.scopes)}
      >
        <p>{notFound.hint}</p>
      </site-suggestions>
      <p className={`wrap ${ui.buttons}`}>
        <ButtonLink href={home}>{notFound.takeMeHome}</ButtonLink>
        <button
          type="button"
          className={ui.button}
          data-quiet=""
          data-opens="search"
          data-scripted=""
        >
          {notFound.search}
        </button>
      </p>
      {start.length > 0 && (
        <nav className={`text-links ${styles.links}`} aria-labelledby={id}>
          <p id={id}>{notFound.start}</p>
          <ul>
            {start.map(({ text, link }) => (
              <li key={link}>
                <SiteLink href={link}>{text}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </main>
  );
}
