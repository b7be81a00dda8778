'use client';

import { tabAfterKey } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import type { SearchResults } from '@/lib/search/types';
import { useLabels } from '../site/site-context';
import styles from './search-groups.module.css';

/** The tabs of the groups in which something was found; the first tab shows all of them. */
export function SearchGroups({
  results: { groups, pages },
  chosen,
  onChoose,
  panel,
}: {
  results: SearchResults;
  chosen: string | undefined;
  onChoose: (group: string | undefined) => void;
  panel: string;
}) {
  const { search } = useLabels();
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const tabs = [{ name: undefined, count: total }, ...groups];

  /** Pages outside all sections have nothing in common but that, so their tab names them. */
  function nameOf(group: string | undefined): string {
    if (group !== search.others) return group ?? search.all;
    const titles = pages.filter((page) => page.group === group).map(({ title }) => title);
    return fill(search.othersNamed, { pages: titles.join(', ') });
  }

  return (
    <div
      role="tablist"
      aria-label={search.groups}
      className={styles.groups}
      // Tab reaches only the chosen tab; the arrow keys move between tabs.
      onKeyDown={(event) => {
        const tab = tabAfterKey(event);
        tab?.click();
        tab?.focus();
      }}
    >
      {tabs.map(({ name, count }) => (
        <button
          key={name ?? ''}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          aria-controls={panel}
          tabIndex={name === chosen ? 0 : -1}
          onClick={() => onChoose(name)}
        >
          <b>{nameOf(name)}</b> <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
