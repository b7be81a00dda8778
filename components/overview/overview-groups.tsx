'use client';

import { memo, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { fill } from '@/lib/labels/labels';
import { countPages, filterOverview } from '@/lib/navigation/overview';
import type { OverviewGroup } from '@/lib/navigation/types';
import { useLabels } from '../site/site-context';
import { IntentLink } from '../ui/intent-link';
import styles from './overview.module.css';

/** The groups of an overview, and above them the input that filters them. */
export function OverviewGroups({ groups }: { groups: OverviewGroup[] }) {
  const { overview } = useLabels();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The letters show at once; the list follows when the browser has time for it.
  const deferred = useDeferredValue(query);

  // What was typed before the script ran, or is put back by the browser after a reload.
  useEffect(() => {
    if (input.current?.value) setQuery(input.current.value);
  }, []);

  return (
    <>
      {/* The style hides it where no script could answer it. */}
      <div className={styles.filter}>
        <label htmlFor={id}>{overview.filter}</label>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={overview.filterPlaceholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            // Not every browser does this itself.
            if (key === 'Escape' && !nativeEvent.isComposing) setQuery('');
          }}
        />
      </div>
      <Results groups={groups} query={deferred} />
    </>
  );
}

const Results = memo(function Results({
  groups,
  query,
}: {
  groups: OverviewGroup[];
  query: string;
}) {
  const { overview } = useLabels();
  const left = filterOverview(groups, query);
  const hasNone = query !== '' && left.length === 0;
  const announcement = () => {
    if (query === '') return '';
    if (hasNone) return fill(overview.noResult, { query });
    const count = countPages(left);
    return fill(count === 1 ? overview.countOne : overview.count, { count: String(count) });
  };
  return (
    <>
      {/* One element for both, as only an element that was there before is read out. */}
      <p role="status" className={hasNone ? styles.none : 'visually-hidden'}>
        {announcement()}
      </p>
      {left.map((group) => (
        <Group key={group.text} group={group} />
      ))}
    </>
  );
});

function Group({ group }: { group: OverviewGroup }) {
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
