'use client';

import { useEffect, useMemo, useState } from 'react';
import { searchFor } from '@/lib/playground/address';
import type { Edits } from '@/lib/playground/edits';
import { labels } from '@/lib/playground/labels';
import {
  type Challenge,
  type Choices,
  FORM,
  HOST,
  otherForm,
  type Scenario,
  withChoices,
} from '@/lib/playground/scenario';
import { useLabels } from '../site/site-context';
import { ChallengeCheck } from './challenges/challenge-check';
import { Controls } from './controls';
import { InfoTabs } from './info-tabs';
import styles from './panel.module.css';
import plain from './plain.module.css';
import { StageFrame } from './stage-frame';
import { MendLines, Task } from './task';
import { useRun } from './use-run';
import type { Run } from './use-stage';

export type PanelProps = {
  scenario: Scenario | Challenge;
  /** Names it in URLs, downloads and recorded runs; the app of a reader has none. */
  id?: string;
  /** What is chosen and changed at first. */
  first: Choices;
  given: Edits;
  /** Its recorded run is shown, until the reader runs it. */
  isRecorded?: boolean;
  /** The reader has solved the challenge. */
  onSolved?: () => void;
  onRun?: (run: Run) => void;
};

/** A running scenario or challenge: the stage, its options, and what happens. */
export function Panel({
  scenario,
  id,
  first,
  given,
  isRecorded = false,
  onSolved,
  onRun,
}: PanelProps) {
  const { mend, controls, task } = scenario;
  const { playground } = useLabels();
  const isChallenge = 'judge' in scenario;
  const named = isChallenge ? undefined : id;
  const [choices, setChoices] = useState(first);
  const chosen = useMemo(() => withChoices(scenario, choices), [scenario, choices]);
  const running = useRun(chosen, choices, {
    id: named,
    given,
    isRecorded,
    onRun: (packed) => remember(choices, packed),
  });
  const { run, edits, isChanged, code } = running;

  useEffect(() => onRun?.(run), [onRun, run]);

  function urlOf(chosen: Choices, packed: string | undefined): string {
    const { origin, pathname, search, hash } = window.location;
    if (named === undefined) return `${origin}${pathname}#${id}`;
    return origin + pathname + searchFor(search, named, scenario, chosen, packed) + hash;
  }

  /** The URL names what runs, without a new entry. The state is that of components/navigation. */
  function remember(chosen: Choices, packed: string | undefined) {
    if (named) window.history.replaceState(history.state, '', urlOf(chosen, packed));
  }

  function change(chosen: Choices) {
    setChoices(chosen);
    remember(chosen, code);
    running.restart();
  }

  return (
    <>
      <div className={`${plain.plain} ${styles.panel}`}>
        <header className={styles.head}>
          {isChallenge ? (
            <ChallengeCheck challenge={scenario} running={running} onSolved={onSolved} />
          ) : (
            <strong>{scenario.title}</strong>
          )}
          <Controls
            controls={controls}
            choices={choices}
            refusal={edits[HOST] === undefined ? undefined : labels.changed}
            onChoose={change}
          />
        </header>
        {mend && (
          <div className={styles.mend}>
            <MendLines mend={mend} />
            <button
              type="button"
              data-primary={choices[FORM] === 'broken' ? '' : undefined}
              disabled={edits[mend.file] !== undefined}
              onClick={() => change({ ...choices, [FORM]: otherForm(choices) })}
            >
              {choices[FORM] === 'broken' ? labels.fix : labels.breakAgain}
            </button>
          </div>
        )}
        <StageFrame scenario={scenario} running={running} />
        <InfoTabs
          id={id}
          scenario={scenario}
          choices={choices}
          running={running}
          link={named && isChanged && code === undefined ? undefined : urlOf(choices, code)}
          codeFirst={isChallenge || Object.keys(given).length > 0}
        />
      </div>
      <Task task={task} texts={playground} />
    </>
  );
}
