import {
  CHECK_IDS,
  CHECKS,
  type CheckId,
  type Finding,
  firstProblem,
  latest,
  TEXTS,
} from '@/lib/playground/own-app/checks';
import { withBase } from '@/lib/routing/base-path';
import styles from './results.module.css';

/**
 * The checks, and what each has found so far. A screen reader is told the first problem, and the end.
 */
export function CheckList({ findings }: { findings?: readonly Finding[] }) {
  const found = latest(findings ?? []);
  const isDone = found.has('mount');
  const problem = firstProblem(found);
  const first = problem && nameOf(problem.check);

  return (
    <>
      {findings && (
        <p role="status" className={styles.summary} data-outcome={problem?.outcome}>
          {problem ? `${TEXTS.first} ${first}.` : isDone ? TEXTS.fine : TEXTS.checking}
        </p>
      )}
      <ol className={styles.checks}>
        {CHECK_IDS.map((id) => {
          const { outcome, found: text, fix, see } = found.get(id) ?? {};
          const state = findings && (outcome ?? (isDone ? 'skipped' : 'checking'));
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
