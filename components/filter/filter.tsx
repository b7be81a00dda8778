import { useId } from 'react';
import field from '../ui/field.module.css';

/** Texts of the status; `{count}` and `{query}` are filled in. */
export type FilterLabels = {
  count: string;
  countOne: string;
  none: string;
  /** Of a link that searches all pages, where nothing matches. */
  search?: string;
};

/** A field that filters what follows it in the page: sections with lists, or headings with what is below them. */
export function Filter({
  label,
  placeholder,
  labels: { count, countOne, none, search },
  askedAt,
  hasQuietCount = false,
  className,
  fieldClass = '',
  statusClass,
}: {
  label: string;
  placeholder: string;
  labels: FilterLabels;
  /** Finds headings by messages that are pasted, and by these phrases as well. */
  askedAt?: Record<string, string[]> | undefined;
  /** The count is for assistive technology only. */
  hasQuietCount?: boolean;
  className?: string | undefined;
  fieldClass?: string | undefined;
  statusClass?: string | undefined;
}) {
  const id = useId();
  return (
    <site-filter
      className={className}
      data-labels={JSON.stringify({ count, countOne, none, search })}
      data-asked={askedAt && JSON.stringify(askedAt)}
      data-quiet-count={hasQuietCount || undefined}
    >
      <div className={`${field.field} ${fieldClass}`.trim()} data-scripted="">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
        />
      </div>
      {/* One element for all, as only an element that was there before is announced. */}
      <p role="status" className={statusClass} />
    </site-filter>
  );
}
