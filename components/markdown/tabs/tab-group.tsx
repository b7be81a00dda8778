'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useIsPrerendered } from '../../site/route';
import { useLabels } from '../../site/site-context';
import { CHOICE_PREFIX, type NamedTab, showFirstTab, TAB_TOOLS } from './first-tab';
import { runTabs } from './run-tabs';
import styles from './tabs.module.css';

/** A variant with its names; the build adds those that the writer has left out. */
export type TabProps = NamedTab & { children?: ReactNode };

/** React renders all panels, each under its name. From then on `runTabs` decides what is shown. */
export function TabGroup({
  groupId,
  tabs,
  chosen,
  position,
}: {
  /** Groups of one name show the same choice, and remember it. */
  groupId?: string | undefined;
  tabs: readonly TabProps[];
  chosen: number;
  position: 'left' | 'center';
}) {
  const { doc } = useLabels();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const names = JSON.stringify(tabs.map(({ label, value }) => [label, value]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: in the preview, tabs may come and go
  useLayoutEffect(
    () => (group.current ? runTabs(group.current) : undefined),
    [groupId, names, chosen],
  );

  return (
    <>
      {/* The script after it changes attributes before React takes over. */}
      <div
        ref={group}
        className={styles.group}
        data-group-id={groupId}
        data-chosen={chosen}
        suppressHydrationWarning
      >
        <div role="tablist" aria-label={doc.tabs} className={styles.list} data-position={position}>
          {tabs.map(({ label, value }, index) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-controls={`${id}panel${index}`}
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              data-value={value}
              suppressHydrationWarning
            >
              {label}
            </button>
          ))}
        </div>
        {tabs.map(({ label, value, children }, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            className={styles.panel}
            suppressHydrationWarning
          >
            <p className={styles.label}>{label}</p>
            <div className="flow">{children}</div>
          </div>
        ))}
      </div>
      <FirstTabScript />
    </>
  );
}

/**
 * Shows the right tab of the group before it while the browser still reads the page, so that
 * nothing jumps. Only prerendered pages have it; a group that comes later starts by itself. It reads
 * alike behind every group, so that one hash in the page's policy allows them all.
 */
export function FirstTabScript() {
  if (!useIsPrerendered()) return null;
  const group = 'document.currentScript.previousElementSibling';
  const tools = Object.entries(TAB_TOOLS).map(([name, tool]) => `${name}:${tool}`);
  return (
    // The functions read otherwise in the browser's bundle than in the one that writes the page.
    <script suppressHydrationWarning>
      {`(${showFirstTab})(${group},{${tools}},${JSON.stringify(CHOICE_PREFIX)})`}
    </script>
  );
}
