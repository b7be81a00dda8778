import { useId, useState } from 'react';
import { tabAfterKey } from '@/lib/browser/presses';
import { labels } from '@/lib/playground/labels';
import { CodeView } from './code-view';
import styles from './info.module.css';
import { StatesDrawing } from './states-drawing';
import { Timeline } from './timeline';
import type { Running } from './use-run';

type Tab = 'timeline' | 'code' | 'states';

/** What happens, the code that makes it happen, and the states of the app. */
export function InfoTabs({ running }: { running: Running }) {
  const { scenario, isChallenge, isChanged, states } = running;
  const tabs: Tab[] = scenario.showsStates
    ? ['states', 'timeline', 'code']
    : ['timeline', 'code', 'states'];
  const [shown, setShown] = useState(isChallenge || isChanged ? 'code' : tabs[0]);
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
        {tabs.map((tab) => (
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
        {shown === 'timeline' && <Timeline running={running} />}
        {shown === 'code' && <CodeView running={running} />}
        {shown === 'states' && <StatesDrawing states={states} />}
      </div>
    </div>
  );
}
