import { useEffect, useId, useRef, useState } from 'react';
import { pressTabAfterKey } from '@/lib/browser/presses';
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
  onRun?: (run: Run) => void;
  /** Takes the panel away. Without it, Stop leaves the panel where it is. */
  onStop?: (() => void) | undefined;
  /** Folds the events of the run, as in the boxes of pages. */
  isFolded?: boolean;
};

/** A running scenario or challenge: the stage, its options, and what happens. */
export function Panel({ onRun, onStop, isFolded = false, ...props }: PanelProps) {
  const { playground, challenges } = useLabels();
  const running = useRun(props);
  const { run, scenario, isChallenge, ending, restart, stop } = running;
  const { check, verdict } = useCheck(running);
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
            {isChallenge ? challenges.check : 'Run'}
          </button>
          {isChallenge && <VerdictText id={props.id} verdict={verdict} />}
          {ending === undefined && (
            <button type="button" onClick={stopRun}>
              Stop
            </button>
          )}
        </header>
        {fix && <FixLines fix={fix} />}
        <StageFrame running={running} />
        <InfoTabs running={running} isFolded={isFolded} onRun={start} />
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
            reason={edited && `You have changed ${edited.file}. Reset the code to use this switch.`}
            onClick={() => restart({ choices: { ...choices, [id]: value } })}
          >
            {name}
          </ReasonedButton>
        ))}
      </fieldset>
    );
  });
}

const TABS = ['Timeline', 'Code'] as const;

type InfoTabsProps = { running: Running; isFolded: boolean; onRun: () => void };

function InfoTabs({ running, isFolded, onRun }: InfoTabsProps) {
  const { scenario, isChallenge, isChanged } = running;
  const first = isChallenge || isChanged ? 'Code' : 'Timeline';
  const [current, setCurrent] = useState<(typeof TABS)[number]>(first);
  const name = useId();

  return (
    <div className={info.info} data-part="info">
      <div
        role="tablist"
        className={`tabs ${info.tabs}`}
        aria-label={scenario.title}
        onKeyDown={pressTabAfterKey}
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
            {tab}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${current}`}
        className="stack"
      >
        {current === 'Code' ? (
          <CodeView running={running} onRun={onRun} />
        ) : (
          <Timeline running={running} isFolded={isFolded} />
        )}
      </div>
    </div>
  );
}
