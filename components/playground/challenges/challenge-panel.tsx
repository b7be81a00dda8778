import type { Challenge } from '@/lib/playground/scenario';
import { useLabels } from '../../site/site-context';
import { Problems } from '../editor/problems';
import { InfoTabs } from '../info-tabs';
import panel from '../panel.module.css';
import { PanelBox } from '../panel-box';
import { StageFrame } from '../stage-frame';
import { useEditing } from '../use-editing';
import { useTrace } from '../use-trace';
import styles from './challenge-panel.module.css';
import { useJudge } from './use-judge';

export type ChallengeProps = { id: string; challenge: Challenge; onSolved: () => void };

const NOTHING = {};

/** A challenge that runs: its code, the stage and what the judge has found. */
export function ChallengePanel({ id, challenge, onSolved }: ChallengeProps) {
  const { challenges } = useLabels();
  const editing = useEditing(challenge, NOTHING, NOTHING, () => {});
  const trace = useTrace(challenge, NOTHING, editing.stage.run);
  const { verdict, isChecking, check } = useJudge(challenge, editing);

  return (
    <PanelBox>
      <header className={panel.head}>
        <button
          type="button"
          data-primary=""
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
    </PanelBox>
  );
}
