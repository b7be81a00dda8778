'use client';

import { useEffect } from 'react';
import { labels } from '@/lib/playground/labels';
import { FORM, otherForm } from '@/lib/playground/scenario';
import { useLabels } from '../site/app-root';
import { ChallengeCheck } from './challenges/challenge-check';
import { Controls, RunButtons } from './controls';
import { InfoTabs } from './info-tabs';
import styles from './panel.module.css';
import type { Run, RunProps } from './run';
import { StageFrame } from './stage-frame';
import { MendLines, Task } from './task';
import { useRun } from './use-run';

export type PanelProps = RunProps & {
  /** The reader has solved the challenge. */
  onSolved?: () => void;
  onRun?: (run: Run) => void;
};

/** A running scenario or challenge: the stage, its options, and what happens. */
export function Panel({ onSolved, onRun, ...props }: PanelProps) {
  const { playground } = useLabels();
  const running = useRun(props);
  const { run, scenario, restart } = running;
  const { choices, edits } = run;
  const { title, mend, task } = scenario;
  const isBroken = choices[FORM] === 'broken';

  useEffect(() => onRun?.(run), [onRun, run]);

  return (
    <>
      <div className={`plain stack ${styles.panel}`}>
        <header className={`spread ${styles.head}`}>
          {'judge' in scenario ? (
            <ChallengeCheck challenge={scenario} running={running} onSolved={onSolved} />
          ) : (
            <strong>{title}</strong>
          )}
          <Controls running={running} />
          <RunButtons running={running} />
        </header>
        {mend && (
          <div className={`spread ${styles.mend}`}>
            <MendLines mend={mend} />
            <button
              type="button"
              data-primary={isBroken ? '' : undefined}
              disabled={edits[mend.file] !== undefined}
              onClick={() => restart({ choices: { ...choices, [FORM]: otherForm(choices) } })}
            >
              {isBroken ? labels.fix : labels.breakAgain}
            </button>
          </div>
        )}
        <StageFrame running={running} />
        <InfoTabs running={running} />
      </div>
      <Task task={task} texts={playground} />
    </>
  );
}
