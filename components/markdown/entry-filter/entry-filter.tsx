import type { Frontmatter } from '@/lib/content/frontmatter';
import type { Labels } from '@/lib/labels/labels';
import { FilterField } from '../../ui/filter-field';
import styles from './entry-filter.module.css';

/**
 * A field that filters the sections below it. `startFilters` answers it, with the texts named here and what
 * readers also type for a heading.
 */
export function EntryFilter({
  labels: { entries },
  askedAt,
}: {
  labels: Labels;
  askedAt: Frontmatter['askedAt'];
}) {
  return (
    <div
      className={`flow ${styles.box}`}
      data-entry-filter
      data-labels={JSON.stringify(entries)}
      data-asked={JSON.stringify(askedAt)}
    >
      <FilterField label={entries.filter} placeholder={entries.placeholder} />
      <p role="status" />
    </div>
  );
}
