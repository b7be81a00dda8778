'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '@/lib/labels/fill';
import { addressed, searchFor, unpackEdits } from '@/lib/playground/address';
import { type Edits, fileNames } from '@/lib/playground/edits';
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
import { StageFrame } from './stage-frame';
import { MendLines, Task } from './task';
import { type Editing, useEditing } from './use-editing';
import { useTrace } from './use-trace';

export type PanelProps = {
  id: string;
  scenario: Scenario | Challenge;
  /** Its recorded run is shown, until the reader runs it. */
  isRecorded: boolean;
  /** The reader has solved the challenge. */
  onSolved: () => void;
};

/** A running scenario or challenge: the stage, its options, and what happens. */
export function Panel(props: PanelProps) {
  const { id, scenario } = props;
  const [{ choices, code }] = useState(() => addressed(window.location.search, id, scenario));
  const [given, setGiven] = useState<Edits | undefined>(code === undefined ? {} : undefined);
  const { playground } = useLabels();

  useEffect(() => {
    if (code !== undefined)
      unpackEdits(code, fileNames(withChoices(scenario, choices))).then(setGiven);
  }, [code, choices, scenario]);

  return (
    <>
      <Box>{given && <Running {...props} given={given} first={choices} />}</Box>
      <Task task={scenario.task} texts={playground} />
    </>
  );
}

/** It takes the focus of the button that was pressed, and comes into view. */
function Box({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    if (box.current) showWhole(box.current);
  }, []);
  return (
    <div ref={box} className={styles.panel} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Scrolls until the title or the task, the options and the stage are below the top bar, unless they all show. */
function showWhole(box: HTMLElement): void {
  const panel = box.closest<HTMLElement>('[data-challenge]') ?? box;
  const { top, bottom } = panel.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (covered || 0) || bottom > window.innerHeight) panel.scrollIntoView();
}

function Running({
  id,
  scenario,
  isRecorded,
  onSolved,
  given,
  first,
}: PanelProps & { given: Edits; first: Choices }) {
  const { mend, controls } = scenario;
  const isChallenge = 'judge' in scenario;
  const [choices, setChoices] = useState(first);
  const chosen = useMemo(() => withChoices(scenario, choices), [scenario, choices]);
  const editing = useEditing(chosen, given, (packed) => remember(choices, packed), isRecorded);
  const { stage, edits, code } = editing;
  const trace = useTrace(scenario, choices, stage.run, isChallenge ? undefined : id);
  const isTooLong = code === undefined && Object.keys(edits).length > 0;

  function urlOf(chosen: Choices, packed: string | undefined) {
    const { origin, pathname, search, hash } = window.location;
    if (isChallenge) return `${origin}${pathname}#${id}`;
    return origin + pathname + searchFor(search, id, scenario, chosen, packed) + hash;
  }

  /** The URL names what runs, without a new entry. The state is that of components/navigation. */
  function remember(chosen: Choices, packed: string | undefined) {
    if (!isChallenge) window.history.replaceState(history.state, '', urlOf(chosen, packed));
  }

  function change(chosen: Choices) {
    setChoices(chosen);
    remember(chosen, code);
    stage.restart();
  }

  return (
    <>
      <header className={styles.head}>
        {isChallenge ? (
          <ChallengeCheck challenge={scenario} editing={editing} onSolved={onSolved} />
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
      <Problems editing={editing} />
      <StageFrame scenario={scenario} stage={stage} trace={trace} />
      <InfoTabs
        id={id}
        scenario={scenario}
        choices={choices}
        editing={editing}
        trace={trace}
        link={isTooLong && !isChallenge ? undefined : urlOf(choices, code)}
        codeFirst={isChallenge || Object.keys(given).length > 0}
      />
    </>
  );
}

/** What went wrong in the code of the reader, above the result; the code shows it under its line. */
function Problems({ editing: { edits, problems, stage } }: { editing: Editing }) {
  const thrown = stage.run.events.find(({ kind, at }) => kind === 'error' && !at);
  const isChanged = Object.keys(edits).length > 0;
  return (
    <div className={styles.failed} aria-live="polite">
      {isChanged &&
        problems.map(({ file, line, message }) => (
          <p key={`${file}:${line}`}>
            {fill(labels.problem, { file, line: String(line), message })}
          </p>
        ))}
      {isChanged && problems.length === 0 && thrown && <p>{thrown.detail}</p>}
    </div>
  );
}
