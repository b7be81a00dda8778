'use client';

import { useId } from 'react';
import type { OverviewGroup } from '@/lib/navigation/types';
import { IntentLink } from '../ui/intent-link';
import styles from './overview.module.css';

/** The pages of one group with their headings. */
export function OverviewGroupSection({ group }: { group: OverviewGroup }) {
  const title = useId();
  const hasTitle = group.text !== '';
  return (
    <section className={styles.group} aria-labelledby={hasTitle ? title : undefined}>
      {hasTitle && <h2 id={title}>{group.text}</h2>}
      <ul className={styles.pages}>
        {group.items.map(({ text, link, headings }) => (
          <li key={link} className={styles.page}>
            <IntentLink className={styles.name} href={link}>
              {text}
            </IntentLink>
            {headings.length > 0 && (
              <ul>
                {headings.map((heading) => (
                  <li key={heading.id}>
                    <IntentLink className={styles.heading} href={`${link}#${heading.id}`}>
                      {heading.text}
                    </IntentLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
