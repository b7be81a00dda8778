'use client';

import type { KeyboardEvent } from 'react';
import type { SearchResults } from '@/lib/search/types';
import { useLabels } from '../site/site-context';
import styles from './search-groups.module.css';

/** The tabs of the groups in which something was found; the first tab shows all of them. */
export function SearchGroups({
  groups,
  chosen,
  onChoose,
  panel,
}: {
  groups: SearchResults['groups'];
  chosen: string | undefined;
  onChoose: (group: string | undefined) => void;
  panel: string;
}) {
  const { search } = useLabels();
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const tabs = [
    { name: undefined, text: search.all, count: total },
    ...groups.map(({ name, count }) => ({ name, text: name, count })),
  ];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const place = tabs.findIndex(({ name }) => name === chosen);
    const to = { Home: 0, End: tabs.length - 1 }[event.key];
    const next = tabs[to ?? (place + (step ?? 0) + tabs.length) % tabs.length];
    if ((step === undefined && to === undefined) || !next) return;
    event.preventDefault();
    onChoose(next.name);
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    buttons[tabs.indexOf(next)]?.focus();
  }

  return (
    <div
      role="tablist"
      aria-label={search.groups}
      className={styles.groups}
      // Tab reaches only the chosen tab; the arrow keys move between tabs.
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ name, text, count }) => (
        <button
          key={text}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          {text} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
