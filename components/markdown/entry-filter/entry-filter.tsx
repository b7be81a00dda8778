import type { Labels } from '@/lib/labels/labels';
import { FilterField } from '../../ui/filter-field';
import styles from './entry-filter.module.css';

/** A field that filters the sections below it. `startFilters` answers it, with the texts named here. */
export function EntryFilter({ labels: { entries } }: { labels: Labels }) {
  return (
    <div className={styles.box} data-entry-filter data-labels={JSON.stringify(entries)}>
      <FilterField label={entries.filter} placeholder={entries.placeholder} />
      <p role="status" />
    </div>
  );
}
