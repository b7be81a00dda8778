import { pressTabAfterKey } from '@/lib/browser/presses';
import type { SearchResults } from '@/lib/search/protocol';
import { fill } from '@/lib/settings/fill';
import { useLabels } from '../site/app-root';
import { LIST_ID } from './result-rows';
import styles from './result-tabs.module.css';

type TabsProps = {
  results: SearchResults;
  /** The chosen group; without one, all are shown. */
  chosen: string | undefined;
  onChoose: (group: string | undefined) => void;
};

/** The tabs of the groups that have results; the first tab shows all of them. */
export function ResultTabs({ results: { groups, pages }, chosen, onChoose }: TabsProps) {
  const labels = useLabels().search;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  // Pages outside all sections have nothing in common but that, so their tab names them.
  const others = pages.filter(({ group }) => group === labels.others).map(({ title }) => title);
  const othersNamed = fill(labels.othersNamed, { pages: others.join(', ') });
  const tabs = [
    { group: undefined, name: labels.all, count: fill(labels.pages, { count: String(total) }) },
    ...groups.map(({ name, count }) => ({
      group: name,
      name: name === labels.others ? othersNamed : name,
      count: String(count),
    })),
  ];
  return (
    <div
      role="tablist"
      aria-label={labels.groups}
      className={`tabs ${styles.groups}`}
      translate="no"
      // Tab reaches only the chosen tab; the arrow keys move between tabs.
      onKeyDown={pressTabAfterKey}
    >
      {tabs.map(({ group, name, count }) => (
        <button
          key={group ?? ''}
          type="button"
          role="tab"
          aria-controls={LIST_ID}
          aria-selected={group === chosen}
          tabIndex={group === chosen ? 0 : -1}
          onClick={() => onChoose(group)}
        >
          <b className="one-line">{name}</b> <span>{count}</span>
        </button>
      ))}
    </div>
  );
}
