import { useId } from 'react';
import type { Labels } from '@/lib/labels/labels';
import field from '../../ui/field.module.css';
import styles from './entry-filter.module.css';

/** A field that filters the sections below it. `startEntryFilter` answers it, with the texts named here. */
export function EntryFilter({ labels: { entries } }: { labels: Labels }) {
  const id = useId();
  return (
    <div className={styles.box} data-entry-filter data-labels={JSON.stringify(entries)}>
      <div className={field.fields} data-scripted="">
        <div>
          <label htmlFor={id}>{entries.filter}</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={entries.placeholder}
          />
        </div>
      </div>
      <p role="status" />
    </div>
  );
}
