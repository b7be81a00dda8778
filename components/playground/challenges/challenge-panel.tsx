import { useEffect, useRef } from 'react';
import { CHALLENGES, type ChallengeId } from '@/lib/playground/challenges';
import { useLabels } from '../../site/site-context';
import { Problems } from '../editor/problems';
import { InfoTabs } from '../info-tabs';
import panel from '../panel.module.css';
import { StageFrame } from '../stage-frame';
import { useEditing } from '../use-editing';
import { useTrace } from '../use-trace';
import styles from './challenge-panel.module.css';
import { useJudge } from './use-judge';

export type ChallengeProps = { id: ChallengeId; onSolved: () => void };

const NOTHING = {};

/** A challenge that runs: its code, the stage and what the judge has found. */
export function ChallengePanel({ id, onSolved }: ChallengeProps) {
  const { challenges } = useLabels();
  const challenge = CHALLENGES[id];
  const editing = useEditing(challenge, NOTHING, NOTHING, () => {});
  const trace = useTrace(challenge, NOTHING, editing.stage.run);
  const { verdict, isChecking, check } = useJudge(challenge, editing);
  const box = useRef<HTMLDivElement>(null);

  // The button that had the focus is gone.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={box} className={panel.panel} tabIndex={-1}>
      <header className={panel.head}>
        <button
          type="button"
          className={styles.check}
          onClick={() => void check().then((isSolved) => isSolved && onSolved())}
        >
          {challenges.check}
        </button>
        <p
          className={styles.verdict}
          aria-live="polite"
          data-solved={(verdict && verdict.missing === undefined) || undefined}
        >
          {isChecking ? challenges.checking : verdict && (verdict.missing ?? challenges.solved)}
        </p>
      </header>
      <Problems editing={editing} />
      <StageFrame scenario={challenge} stage={editing.stage} trace={trace} />
      <InfoTabs
        id={id}
        scenario={challenge}
        choices={NOTHING}
        editing={editing}
        trace={trace}
        link={`${window.location.origin}${window.location.pathname}#${id}`}
        codeFirst
      />
    </div>
  );
}
