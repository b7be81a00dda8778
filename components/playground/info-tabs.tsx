import { useId, useState } from 'react';
import { tabAfterKey } from '@/lib/browser/presses';
import { type Chosen, SCENARIOS } from '@/lib/playground/scenarios';
import { CodeView } from './code-view';
import styles from './info.module.css';
import { StatesDrawing } from './states-drawing';
import { Timeline } from './timeline';
import { usePlaygroundLabels } from './use-playground-labels';
import type { Run } from './use-stage';

type Tab = 'timeline' | 'code' | 'states';

/** What happens, the code that makes it happen, and the states of the app. */
export function InfoTabs({ id, choices, run }: Chosen & { run: Run }) {
  const labels = usePlaygroundLabels();
  const scenario = SCENARIOS[id];
  const tabs: Tab[] = scenario.showsStates
    ? ['states', 'timeline', 'code']
    : ['timeline', 'code', 'states'];
  const [shown, setShown] = useState<Tab>(tabs[0] ?? 'timeline');
  const name = useId();

  return (
    <div className={styles.info}>
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
        className={styles.content}
      >
        {shown === 'timeline' && <Timeline events={run.events} />}
        {shown === 'code' && <CodeView id={id} choices={choices} />}
        {shown === 'states' && <StatesDrawing events={run.events} />}
      </div>
    </div>
  );
}
