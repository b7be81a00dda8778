import { fill } from '@/lib/labels/fill';
import type { OwnAppLabels } from '@/lib/labels/labels';
import { CHECK_IDS, type Finding, firstProblem, latest } from '@/lib/playground/own-app/checks';
import { withBase } from '@/lib/routing/base-path';
import styles from './results.module.css';

/** The sign and the colour of each outcome. */
const LOOKS: Readonly<Record<string, { mark: string; colour?: string }>> = {
  passed: { mark: '✓', colour: 'success' },
  warning: { mark: '!', colour: 'warning' },
  problem: { mark: '✗', colour: 'danger' },
  checking: { mark: '…' },
  skipped: { mark: '–' },
};

/**
 * The checks, and what each has found so far. A screen reader is told the first problem, and the end.
 */
export function CheckList({
  labels: { checks, outcomes, results, found: texts, fixes },
  findings,
}: {
  labels: OwnAppLabels;
  findings?: readonly Finding[];
}) {
  const found = latest(findings ?? []);
  const isDone = found.has('mount');
  const problem = firstProblem(found);
  const textOf = ({ id, values, others = [] }: Finding): string =>
    [fill(texts[id], values), ...others.map(textOf)].join(' ');

  return (
    <>
      {findings && (
        <p
          role="status"
          className={styles.summary}
          data-outcome={problem?.outcome}
          data-colour={problem && 'danger'}
        >
          {problem
            ? fill(results.first, { check: withoutTicks(checks[problem.check]) })
            : isDone
              ? results.fine
              : results.checking}
        </p>
      )}
      <ol className={`box ${styles.checks}`}>
        {CHECK_IDS.map((id) => {
          const finding = found.get(id);
          const state = findings && (finding?.outcome ?? (isDone ? 'skipped' : 'checking'));
          const look = state && LOOKS[state];
          return (
            <li
              key={id}
              data-check={state && id}
              data-outcome={state}
              data-mark={look?.mark}
              data-colour={look?.colour}
            >
              <b>
                <Coded text={checks[id]} />
              </b>
              {state && <em>{outcomes[state]}</em>}
              {finding && (
                <p>
                  <Coded text={textOf(finding)} />
                </p>
              )}
              {finding?.fix && (
                <p>
                  <strong>{results.fix}</strong>{' '}
                  <Coded text={fill(fixes[finding.fix], finding.values)} />
                </p>
              )}
              {finding?.see && (
                <a href={withBase(finding.see)}>
                  {results.explained}
                  <span className="visually-hidden">: {withoutTicks(checks[id])}</span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What stands beside the checks until the sub-app can run. */
export function EmptyStage({ labels: { results } }: { labels: OwnAppLabels }) {
  return (
    <p className={`box ${styles.empty}`} data-part="empty-stage" data-scripted="">
      {results.empty}
    </p>
  );
}

/** A text where no part of it can be code. */
function withoutTicks(text: string): string {
  return text.replaceAll('`', '');
}

/** A text in which what stands between backticks is code. */
function Coded({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    index % 2 ? <code key={index}>{part}</code> : part,
  );
}
