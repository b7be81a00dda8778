'use client';

import { useLabels } from '../site/site-context';
import { SiteLink } from '../ui/site-link';
import styles from './trail.module.css';

/** Where a page is, for screens on which the sidebar is closed: its section, and the groups around it. */
export function Trail({
  section,
  groups,
}: {
  section: { text: string; link: string };
  groups: string[];
}) {
  const { doc } = useLabels();
  return (
    <nav className={styles.trail} aria-label={doc.trail} data-part="trail">
      <SiteLink href={section.link}>{section.text}</SiteLink>
      {groups.map((group) => (
        <span key={group}>{group}</span>
      ))}
    </nav>
  );
}
