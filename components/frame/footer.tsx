import { withBase } from '@/lib/routing/base-path';
import { scopeKey } from '@/lib/routing/scope';
import type { PageContext } from '../site/page-context';
import { SiteLink } from '../ui/site-link';
import styles from './frame.module.css';

/** The end of every page: the site's message and links, the playground and the offline copy. */
export function Footer({ context }: { context: PageContext }) {
  const { site, labels, scope } = context;
  const { frame } = labels;
  const { message, links = [] } = site.footer[scope.lang] ?? {};
  return (
    <footer
      className={styles.footer}
      data-part="footer"
      data-region="footer"
      data-key={scopeKey(scope)}
    >
      {message && <p>{message}</p>}
      {links.length > 0 && (
        <p>
          {links.map(({ text, link }) => (
            <SiteLink key={link} labels={labels} href={link}>
              {text}
            </SiteLink>
          ))}
        </p>
      )}
      <p>
        {site.playground && <a href={withBase(site.playground)}>{frame.playground}</a>}
        <a href={withBase('/offline.zip')} download>
          {frame.offlineCopy}
        </a>
      </p>
    </footer>
  );
}
