'use client';

import styles from './frame.module.css';
import { useSite } from './site-context';

/** The line at the foot of every page, where the site has one. */
export function SiteFooter() {
  const { footer } = useSite();
  if (footer === null) return null;
  return (
    <footer className={styles.footer} data-part="footer">
      <p>{footer}</p>
    </footer>
  );
}
