import { Children, isValidElement, type ReactNode, useId } from 'react';
import type { PageContext } from '../../site/page-context';
import type { NamedTab } from './first-tab';
import styles from './tabs.module.css';

/** A variant with its names; the build adds a value that the writer has left out. */
type TabProps = NamedTab & { children?: ReactNode };

/** All panels, each below its label. Scripts hide all but one (first-tab.ts, tabs.element.ts). */
export function Tabs({
  groupId,
  context: { labels },
  children,
}: {
  /** Groups of one name show the same choice, and remember it. */
  groupId?: string;
  context: Pick<PageContext, 'labels'>;
  children?: ReactNode;
}) {
  const id = useId();
  const tabs = Children.toArray(children)
    .filter((child) => isValidElement<TabProps>(child))
    .map(({ props }) => props);
  return (
    <site-tabs
      // In the preview, tabs may come and go: then the group starts again.
      key={JSON.stringify([groupId, tabs.map(({ label, value }) => [label, value])])}
      className={styles.group}
      data-group-id={groupId}
      // A script of the head chooses the stored tab before React takes over in the preview (first-tab.ts).
      suppressHydrationWarning
    >
      <div role="tablist" aria-label={labels.doc.tabs} className={`tabs ${styles.list}`}>
        {tabs.map(({ label, value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={value}
            suppressHydrationWarning
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ label, value, children: content }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          className={styles.panel}
          suppressHydrationWarning
        >
          <p className={styles.label}>{label}</p>
          <div className="flow">{content}</div>
        </div>
      ))}
    </site-tabs>
  );
}

export function Tab({ children }: TabProps) {
  return children;
}
