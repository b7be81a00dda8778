import { useId } from 'react';
import { fill } from '@/lib/labels/labels';
import { isTooOld } from '@/lib/navigation/since';
import type { OverviewGroup, OverviewItem, OverviewName } from '@/lib/navigation/types';
import { useLabels } from '../site/site-context';
import { IntentLink } from '../ui/intent-link';
import styles from './overview.module.css';

/** Pages with their headings and the names that were found; grey is what the version lacks. */
export function Group({ group, version }: { group: OverviewGroup; version: string }) {
  const title = useId();
  const hasTitle = group.text !== '';
  return (
    <section className={styles.group} aria-labelledby={hasTitle ? title : undefined}>
      {hasTitle && <h2 id={title}>{group.text}</h2>}
      <ul className={styles.pages}>
        {group.items.map((item) => (
          <Page key={item.link} item={item} version={version} />
        ))}
      </ul>
    </section>
  );
}

function Page({
  item: { text, link, headings, names = [] },
  version,
}: {
  item: OverviewItem;
  version: string;
}) {
  const { overview } = useLabels();
  const own = names.find(({ anchor }) => anchor === null);
  const inside = names.filter(({ anchor }) => anchor !== null);
  const sinceOf = (name: OverviewName | undefined) =>
    version !== '' && name?.since && isTooOld(version, name.since)
      ? fill(overview.since, { version: name.since })
      : '';
  const since = sinceOf(own);
  return (
    <li className={styles.page} data-missing={since ? '' : undefined}>
      <IntentLink className={styles.name} href={link}>
        {text}
      </IntentLink>
      {since && <small> {since}</small>}
      {own?.signature && <code className={styles.signature}>{own.signature}</code>}
      {headings.length + inside.length > 0 && (
        <ul>
          {headings.map((heading) => (
            <li key={heading.id}>
              <IntentLink className={styles.heading} href={`${link}#${heading.id}`}>
                {heading.text}
              </IntentLink>
            </li>
          ))}
          {inside.map((name) => (
            <li
              key={`${name.kind} ${name.name} ${name.anchor}`}
              data-missing={sinceOf(name) ? '' : undefined}
            >
              <IntentLink className={styles.heading} href={`${link}#${name.anchor}`}>
                <code>{name.signature ?? name.name}</code>{' '}
                <small>{[name.kind, sinceOf(name)].filter(Boolean).join(', ')}</small>
              </IntentLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
