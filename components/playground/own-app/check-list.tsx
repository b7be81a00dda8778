import {
  CHECK_IDS,
  CHECKS,
  type CheckId,
  type Finding,
  firstProblem,
  latest,
  type Outcome,
  TEXTS,
} from '@/lib/playground/own-app/checks';
import { withBase } from '@/lib/routing/base-path';
import styles from './results.module.css';

type State = Outcome | 'checking' | 'waiting';

/**
 * The checks, and what each has found so far. A screen reader is told the first problem, and the end.
 */
export function CheckList({
  findings,
  isInspected = false,
}: {
  findings?: readonly Finding[];
  isInspected?: boolean;
}) {
  const found = latest(findings ?? []);
  const next = CHECK_IDS.find((id) => !found.has(id));
  const isDone = found.has('content');
  const problem = firstProblem(found);
  const first = problem && nameOf(problem.check);

  function stateOf(id: CheckId): State {
    const finding = found.get(id);
    if (finding) return finding.outcome;
    // Of the checks of the server, those behind a problem are left out.
    const isLeftOut = isInspected && !['run', 'mount', 'content'].includes(id);
    if (isLeftOut || isDone) return 'skipped';
    return id === next || isInspected ? 'checking' : 'waiting';
  }

  return (
    <>
      {findings && (
        <p role="status" className={styles.summary} data-outcome={problem?.outcome}>
          {problem ? `${TEXTS.first} ${first}.` : isDone ? TEXTS.fine : TEXTS.checking}
        </p>
      )}
      <ol className={styles.checks}>
        {CHECK_IDS.map((id) => {
          const state = findings && stateOf(id);
          const { found: text, fix, see } = found.get(id) ?? {};
          return (
            <li key={id} data-check={state && id} data-outcome={state}>
              <b>
                <Coded text={CHECKS[id]} />
              </b>
              {state && <em>{TEXTS.outcomes[state]}</em>}
              {text && (
                <p>
                  <Coded text={text} />
                </p>
              )}
              {fix && (
                <p>
                  <strong>{TEXTS.fix}</strong> <Coded text={fix} />
                </p>
              )}
              {see && (
                <a href={withBase(see)}>
                  {TEXTS.explained}
                  <span className="visually-hidden">: {nameOf(id)}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The title of a check where no part of it can be code. */
function nameOf(id: CheckId): string {
  return CHECKS[id].replaceAll('`', '');
}

/** A text in which what stands between backticks is code. */
function Coded({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    index % 2 ? <code key={index}>{part}</code> : part,
  );
}
