import {
  CHECKS,
  type Finding,
  firstProblem,
  latest,
  type Outcome,
} from '@/lib/playground/own-app/checks';
import { TEXTS } from '@/lib/playground/own-app/texts';
import { withBase } from '@/lib/routing/base-path';
import { Coded } from './coded';
import styles from './results.module.css';

type State = Outcome | 'checking' | 'waiting';

/** Each check with what it has found so far. A screen reader is told the first problem, and the end. */
export function CheckList({
  findings,
  isInspected,
}: {
  findings: readonly Finding[];
  isInspected: boolean;
}) {
  const found = latest(findings);
  const next = CHECKS.find(({ id }) => !found.has(id))?.id;
  const isDone = found.has('content');
  const problem = firstProblem(found);
  const titleOf = (finding: Finding) =>
    CHECKS.find(({ id }) => id === finding.check)?.title.replaceAll('`', '') ?? '';

  function stateOf(id: Finding['check']): State {
    const finding = found.get(id);
    if (finding) return finding.outcome;
    // Of the checks of the server, those behind a problem are left out.
    const isLeftOut = isInspected && !['run', 'mount', 'content'].includes(id);
    if (isLeftOut || isDone) return 'skipped';
    return id === next || isInspected ? 'checking' : 'waiting';
  }

  return (
    <>
      <p role="status" className={styles.summary} data-outcome={problem?.outcome}>
        {problem && `${TEXTS.first} ${titleOf(problem)}.`}
        {!problem && (isDone ? TEXTS.fine : TEXTS.checking)}
      </p>
      <ol className={styles.checks}>
        {CHECKS.map(({ id, title }) => {
          const finding = found.get(id);
          const state = stateOf(id);
          return (
            <li key={id} data-check={id} data-outcome={state}>
              <b>
                <Coded text={title} />
              </b>
              <em>{TEXTS.outcomes[state]}</em>
              {finding?.found && (
                <p>
                  <Coded text={finding.found} />
                </p>
              )}
              {finding?.fix && (
                <p>
                  <strong>{TEXTS.fix}</strong> <Coded text={finding.fix} />
                </p>
              )}
              {finding?.see && (
                <a href={withBase(finding.see)}>
                  {TEXTS.explained}
                  <span className="visually-hidden">: {title.replaceAll('`', '')}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
