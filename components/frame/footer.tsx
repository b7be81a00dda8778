import { fill } from '@/lib/labels/fill';
import { printPath, sectionAt, siteSections } from '@/lib/navigation/sections';
import { withBase } from '@/lib/routing/base-path';
import { scopeKey } from '@/lib/routing/scope';
import type { PageContext } from '../site/page-context';
import { SiteLink } from '../ui/site-link';
import styles from './frame.module.css';

/** The end of every page: the site's message and links, and the site in forms to keep. */
export function Footer({ context }: { context: PageContext }) {
  const { site, labels, path, scope, prefix } = context;
  const { frame } = labels;
  const { message, links = [] } = site.footer[scope.lang] ?? {};
  const section = sectionAt(path, siteSections(site.nav[scopeKey(scope)] ?? []));
  return (
    <footer className={styles.footer} data-part="footer">
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
        {section && (
          <a href={withBase(printPath(section, prefix))}>
            {fill(frame.printSection, { section: section.text })}
          </a>
        )}
        {site.playground && <a href={withBase(site.playground)}>{frame.playground}</a>}
        <a href={withBase('/offline.zip')} download>
          {frame.offlineCopy}
        </a>
      </p>
    </footer>
  );
}
