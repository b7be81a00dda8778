import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { tabAfterKey } from '@/lib/browser/presses';
import { texts } from '@/lib/playground/texts';
import { fill } from '@/lib/settings/fill';
import { useLabels } from '../site/app-root';
import { ReasonedButton } from './buttons';
import { useCheck, VerdictText } from './challenges/challenge-check';
import { CodeView } from './code-view';
import info from './info.module.css';
import styles from './panel.module.css';
import { FixLines, Task } from './plain-parts';
import type { Run, RunProps } from './run/run';
import { type Running, useRun } from './run/use-run';
import { StageFrame } from './stage-frame';
import { Timeline } from './timeline';

type PanelProps = RunProps & {
  onSolved?: () => void;
  onRun?: (run: Run) => void;
  /** Takes the panel away. Without it, Stop leaves the panel where it is. */
  onStop?: (() => void) | undefined;
  /** Folds the events of the run, as in the boxes of pages. */
  isFolded?: boolean;
};

/** A running scenario or challenge: the stage, its options, and what happens. */
export function Panel({ onSolved, onRun, onStop, isFolded = false, ...props }: PanelProps) {
  const { playground, challenges } = useLabels();
  const running = useRun(props);
  const { run, scenario, isChallenge, ending, restart, stop } = running;
  const { check, verdict } = useCheck(running, onSolved);
  const runButton = useRef<HTMLButtonElement>(null);
  const { title, fix, task } = scenario;
  const start = () => void (isChallenge ? check() : restart());

  function stopRun() {
    stop();
    if (onStop) return onStop();
    // The button that was pressed goes away.
    runButton.current?.focus();
  }

  useEffect(() => onRun?.(run), [onRun, run]);

  return (
    <>
      <div className={`plain stack ${styles.panel}`}>
        <header className={`spread ${styles.head}`}>
          {!isChallenge && <strong>{title}</strong>}
          <Controls running={running} />
          <button ref={runButton} type="button" data-primary="" onClick={start}>
            {isChallenge ? challenges.check : texts.run}
          </button>
          {isChallenge && <VerdictText id={props.id} verdict={verdict} />}
          {ending === undefined && (
            <button type="button" onClick={stopRun}>
              {texts.stop}
            </button>
          )}
        </header>
        {fix && <FixLines fix={fix} />}
        <StageFrame running={running} />
        <InfoTabs running={running}>
          {{
            timeline: <Timeline running={running} isFolded={isFolded} />,
            code: <CodeView running={running} onRun={start} />,
          }}
        </InfoTabs>
      </div>
      <Task task={task} labels={playground} />
    </>
  );
}

function Controls({ running: { scenario, run, restart } }: { running: Running }) {
  const { choices, edits } = run;
  return scenario.controls.map(({ id, label, choices: values }) => {
    const changes = values.flatMap((choice) => choice.changes ?? []);
    const edited = changes.find(({ file }) => edits[file] !== undefined);
    return (
      <fieldset key={id} className={`wrap ${styles.control}`}>
        {/* The name of an option is code, and begins with a small letter. */}
        <legend>{/^[a-z]/.test(label) ? <code>{label}</code> : label}</legend>
        {values.map(({ value, label: name = value }) => (
          <ReasonedButton
            key={value}
            aria-pressed={choices[id] === value}
            reason={edited && fill(texts.changed, { file: edited.file })}
            onClick={() => restart({ choices: { ...choices, [id]: value } })}
          >
            {name}
          </ReasonedButton>
        ))}
      </fieldset>
    );
  });
}

const TABS = ['timeline', 'code'] as const;
type Tab = (typeof TABS)[number];

function InfoTabs({ running, children }: { running: Running; children: Record<Tab, ReactNode> }) {
  const { scenario, isChallenge, isChanged } = running;
  const [current, setCurrent] = useState<Tab>(isChallenge || isChanged ? 'code' : 'timeline');
  const name = useId();

  return (
    <div className={info.info} data-part="info">
      <div
        role="tablist"
        className={`tabs ${info.tabs}`}
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
            aria-selected={tab === current}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => setCurrent(tab)}
          >
            {texts[tab]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${current}`}
        className="stack"
      >
        {children[current]}
      </div>
    </div>
  );
}
