import type { ReactNode } from 'react';
import styles from './cards.module.css';
import { SiteLink } from './site-link';

export function Card({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className={styles.card}>
      <p className={styles.title}>{title}</p>
      <div className="flow">{children}</div>
    </section>
  );
}

/** A card that is one large link, with its title as the accessible name. */
export function LinkCard({
  title,
  href,
  description,
}: {
  title: string;
  href: string;
  description?: string;
}) {
  return (
    <div className={styles.card} data-leads="">
      <p className={styles.title}>
        <SiteLink href={href}>{title}</SiteLink>
      </p>
      {description && <p>{description}</p>}
    </div>
  );
}

export function CardGrid({ children }: { children?: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
