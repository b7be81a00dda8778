'use client';

import { useId } from 'react';
import type { OverviewGroup } from '@/lib/navigation/types';
import { useLabels } from '../frame/site-context';
import { IntentLink } from '../ui/intent-link';
import styles from './overview.module.css';

/** The groups of an overview; a single group of all the others needs no title. */
export function OverviewGroups({ groups }: { groups: OverviewGroup[] }) {
  const { overview } = useLabels();
  const isOnlyOthers = groups.length === 1 && groups[0]?.text === overview.others;
  return groups.map((group) => <Group key={group.text} group={group} hasTitle={!isOnlyOthers} />);
}

function Group({ group, hasTitle }: { group: OverviewGroup; hasTitle: boolean }) {
  const title = useId();
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
