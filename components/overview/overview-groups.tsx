'use client';

import { memo, useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fill } from '@/lib/labels/labels';
import { countPages, filterOverview, type NamesOfPages } from '@/lib/navigation/overview';
import type { OverviewGroup, OverviewItem } from '@/lib/navigation/types';
import { useLabels, useScope } from '../site/site-context';
import { IntentLink } from '../ui/intent-link';
import { loadApiNames } from './api-names';
import styles from './overview.module.css';

/** The groups of an overview, and above them the input that filters them. */
export function OverviewGroups({ groups }: { groups: OverviewGroup[] }) {
  const { overview } = useLabels();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The letters show at once; the list follows when the browser has time for it.
  const deferred = useDeferredValue(query);
  const { names, loadNames } = useNames();

  // What was typed before the script ran, or is put back by the browser after a reload.
  const takeOver = useEffectEvent(() => {
    const text = input.current?.value;
    if (text) setQuery(text);
    if (text || document.activeElement === input.current) loadNames();
  });
  useEffect(() => takeOver(), []);

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
          onFocus={loadNames}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            // Not every browser does this itself.
            if (key === 'Escape' && !nativeEvent.isComposing) setQuery('');
          }}
        />
      </div>
      <Results groups={groups} query={deferred} names={names} />
    </>
  );
}

/** The options, hooks and other names of the pages, which are fetched when the reader filters. */
function useNames() {
  const { prefix } = useScope();
  const [names, setNames] = useState<NamesOfPages>();
  const isAsked = useRef(false);

  function loadNames() {
    if (isAsked.current) return;
    isAsked.current = true;
    loadApiNames(prefix).then(setNames, () => {
      // Pages and headings are found without them, and the next focus tries again.
      isAsked.current = false;
      setNames(new Map());
    });
  }
  return { names, loadNames };
}

const Results = memo(function Results({
  groups,
  query,
  names,
}: {
  groups: OverviewGroup[];
  query: string;
  names: NamesOfPages | undefined;
}) {
  const { overview } = useLabels();
  const left = filterOverview(groups, query, names);
  const hasNone = query !== '' && left.length === 0 && names !== undefined;
  const announcement = () => {
    if (query === '' || (left.length === 0 && !hasNone)) return '';
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
        {group.items.map((item) => (
          <Page key={item.link} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Page({ item: { text, link, headings, names = [] } }: { item: OverviewItem }) {
  const own = names.find(({ anchor }) => anchor === null);
  const inside = names.filter(({ anchor }) => anchor !== null);
  return (
    <li className={styles.page}>
      <IntentLink className={styles.name} href={link}>
        {text}
      </IntentLink>
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
          {inside.map(({ name, kind, anchor, signature }) => (
            <li key={`${kind} ${name} ${anchor}`}>
              <IntentLink className={styles.heading} href={`${link}#${anchor}`}>
                <code>{signature ?? name}</code> <small>{kind}</small>
              </IntentLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
