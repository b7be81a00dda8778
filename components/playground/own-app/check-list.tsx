import {
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
 * The checks, each with how to do it without this page, or with what has been found so far. A screen reader is told the
 * first problem, and the end.
 */
export function CheckList({
  findings,
  isInspected = false,
}: {
  findings?: readonly Finding[];
  isInspected?: boolean;
}) {
  const found = latest(findings ?? []);
  const next = CHECKS.find(({ id }) => !found.has(id))?.id;
  const isDone = found.has('content');
  const problem = firstProblem(found);
  const first = CHECKS.find(({ id }) => id === problem?.check)?.title.replaceAll('`', '');

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
        {CHECKS.map(({ id, title, manually }) => {
          const state = findings && stateOf(id);
          const { found: text = '', fix, see } = found.get(id) ?? {};
          return (
            <li key={id} data-check={state && id} data-outcome={state}>
              <b>
                <Coded text={title} />
              </b>
              {state && <em>{TEXTS.outcomes[state]}</em>}
              {(!state || text) && (
                <p>
                  <Coded text={state ? text : manually} />
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

/** A text in which what stands between backticks is code. */
export function Coded({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    index % 2 ? <code key={index}>{part}</code> : part,
  );
}
