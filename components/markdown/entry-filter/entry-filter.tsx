import type { Frontmatter } from '@/lib/content/frontmatter';
import type { Labels } from '@/lib/settings/labels';
import { Filter } from '../../filter/filter';
import styles from './entry-filter.module.css';

/** A field that filters the sections below it by a word or a pasted message. */
export function EntryFilter({
  labels: { entries },
  askedAt,
}: {
  labels: Labels;
  askedAt: Frontmatter['askedAt'];
}) {
  const { filter, placeholder, ...labels } = entries;
  return (
    <Filter
      label={filter}
      placeholder={placeholder}
      labels={labels}
      askedAt={askedAt ?? {}}
      className={`flow ${styles.box}`}
    />
  );
}
