'use client';

import { memo, useDeferredValue, useState } from 'react';
import { fill } from '@/lib/labels/labels';
import { countPages, filterOverview } from '@/lib/navigation/overview-filter';
import type { OverviewGroup } from '@/lib/navigation/types';
import { useLabels } from '../frame/site-context';
import styles from './overview.module.css';
import { OverviewGroupSection } from './overview-group';
import { OverviewInput } from './overview-input';

/** The groups of an overview, and above them the input that filters them. */
export function OverviewGroups({ groups }: { groups: OverviewGroup[] }) {
  const [query, setQuery] = useState('');
  // The letters show at once; the list follows when the browser has time for it.
  const deferred = useDeferredValue(query);
  return (
    <>
      <OverviewInput value={query} onChange={setQuery} />
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
        <OverviewGroupSection key={group.text} group={group} />
      ))}
    </>
  );
});
