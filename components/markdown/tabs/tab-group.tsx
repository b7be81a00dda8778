'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../frame/site-context';
import { FirstTabScript } from './first-tab-script';
import { runTabs } from './run-tabs';
import type { NamedTab } from './tab-choice';
import styles from './tabs.module.css';

/**
 * A group of tabs. React draws it once, as it is without JavaScript: all panels, each under its
 * name. What is shown of it is up to `runTabs`.
 */
export function TabGroup({
  groupId,
  tabs,
  chosen,
  position,
  panels,
}: {
  /** Groups of one name show the same choice, and remember it. */
  groupId?: string | undefined;
  tabs: readonly NamedTab[];
  /** The place of the default tab. */
  chosen: number;
  position: 'left' | 'center';
  panels: readonly ReactNode[];
}) {
  const { doc } = useLabels();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const names = JSON.stringify(tabs);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in the preview, tabs may come and go
  useLayoutEffect(
    () => (group.current ? runTabs(group.current) : undefined),
    [groupId, names, chosen],
  );

  return (
    <>
      {/* The script behind it changes attributes before React takes over. */}
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
        {tabs.map(({ label, value }, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            className={styles.panel}
            suppressHydrationWarning
          >
            <p className={styles.label}>{label}</p>
            <div className="flow">{panels[index]}</div>
          </div>
        ))}
      </div>
      <FirstTabScript />
    </>
  );
}
