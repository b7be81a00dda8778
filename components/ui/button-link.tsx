import type { ReactNode } from 'react';
import { SiteLink } from './site-link';
import styles from './ui.module.css';

/** A link drawn as a button: the next step a reader may take, or a quieter second one. */
export function ButtonLink({
  href,
  isQuiet = false,
  children,
}: {
  href: string;
  isQuiet?: boolean;
  children: ReactNode;
}) {
  return (
    <SiteLink className={styles.button} href={href} data-quiet={isQuiet || undefined}>
      {children}
    </SiteLink>
  );
}
