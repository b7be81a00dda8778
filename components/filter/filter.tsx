import { useId } from 'react';
import type { CountLabels } from '@/lib/settings/labels';
import ui from '../ui/ui.module.css';

/** Texts of the status; `{count}` and `{query}` are filled in. */
export type FilterLabels = CountLabels & {
  none: string;
  /** Of a link that searches all pages, where nothing matches. */
  search?: string;
};

/** A field that filters what follows it in the page: sections with lists, or headings with what is below them. */
export function Filter({
  label,
  placeholder,
  labels,
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
  const statusTexts = Object.entries(labels).filter(([name]) =>
    /^(count([A-Z]\w+)?|none|search)$/.test(name),
  );
  return (
    <site-filter
      className={className}
      data-labels={JSON.stringify(Object.fromEntries(statusTexts))}
      data-asked={askedAt && JSON.stringify(askedAt)}
      data-quiet-count={hasQuietCount || undefined}
    >
      <div className={`${ui.field} ${fieldClass}`.trim()} data-scripted="">
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
