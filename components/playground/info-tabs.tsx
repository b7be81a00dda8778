import { useId, useState } from 'react';
import { tabAfterKey } from '@/lib/browser/presses';
import { labels } from '@/lib/playground/labels';
import { CodeView } from './code-view';
import styles from './info.module.css';
import { Timeline } from './timeline';
import type { Running } from './use-run';

const TABS = ['timeline', 'code'] as const;

/** What happens, and the code that makes it happen. */
export function InfoTabs({
  running,
  isFolded,
  onRun,
}: {
  running: Running;
  isFolded: boolean;
  onRun: () => void;
}) {
  const { scenario, isChallenge, isChanged } = running;
  const [shown, setShown] = useState<(typeof TABS)[number]>(
    isChallenge || isChanged ? 'code' : 'timeline',
  );
  const name = useId();

  return (
    <div className={styles.info} data-part="info">
      <div
        role="tablist"
        className={styles.tabs}
        aria-label={scenario.title}
        onKeyDown={(event) => {
          const tab = tabAfterKey(event);
          tab?.click();
          tab?.focus();
        }}
      >
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${name}-${tab}`}
            aria-controls={`${name}-panel`}
            aria-selected={tab === shown}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
          >
            {labels[tab]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${shown}`}
        className={`stack ${styles.content}`}
      >
        {shown === 'timeline' ? (
          <Timeline running={running} isFolded={isFolded} />
        ) : (
          <CodeView running={running} onRun={onRun} />
        )}
      </div>
    </div>
  );
}
