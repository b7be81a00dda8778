import type { ReactNode } from 'react';
import { CHECK_IDS, type Finding, firstProblem, latest } from '@/lib/playground/own-app/checks';
import { withBase } from '@/lib/routing/base-path';
import { fill } from '@/lib/settings/fill';
import type { OwnAppLabels } from '@/lib/settings/labels';
import { InlineCode } from './inline-code';
import styles from './results.module.css';

/** The sign and the colour of each outcome. */
const LOOKS: Readonly<Record<string, { mark: string; colour?: string }>> = {
  passed: { mark: '✓', colour: 'success' },
  warning: { mark: '!', colour: 'warning' },
  problem: { mark: '✗', colour: 'danger' },
  checking: { mark: '…' },
  skipped: { mark: '–' },
};

/** The checks, what each has found, and the stage beside them. A screen reader is told the first problem, and the end. */
export function CheckList({
  labels: { checks, outcomes, results, findings: texts, fixes },
  findings,
  children,
}: {
  labels: OwnAppLabels;
  findings?: readonly Finding[];
  children?: ReactNode;
}) {
  const byCheck = latest(findings ?? []);
  const isDone = byCheck.has('mount');
  const problem = firstProblem(byCheck);
  const summary = problem
    ? fill(results.first, { check: checks[problem.check] })
    : isDone
      ? results.fine
      : results.checking;
  const sentenceOf = ({ id, values, others = [] }: Finding): string =>
    [fill(texts[id], values), ...others.map(sentenceOf)].join(' ');

  return (
    <div className={`plain ${styles.results}`}>
      {findings && (
        <p
          role="status"
          className={styles.summary}
          data-outcome={problem?.outcome}
          data-colour={problem && 'danger'}
        >
          <InlineCode text={summary} />
        </p>
      )}
      <ol className={`box ${styles.checks}`}>
        {CHECK_IDS.map((id) => {
          const finding = byCheck.get(id);
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
                <InlineCode text={checks[id]} />
              </b>
              {state && <em>{outcomes[state]}</em>}
              {finding && (
                <p>
                  <InlineCode text={sentenceOf(finding)} />
                </p>
              )}
              {finding?.fix && (
                <p>
                  <strong>{results.fix}</strong>{' '}
                  <InlineCode text={fill(fixes[finding.fix], finding.values)} />
                </p>
              )}
              {finding?.see && (
                <a href={withBase(finding.see)}>
                  {results.explained}
                  <span className="visually-hidden">
                    : <InlineCode text={checks[id]} />
                  </span>
                </a>
              )}
            </li>
          );
        })}
      </ol>
      {children ?? (
        <p className={`box ${styles.empty}`} data-part="empty-stage" data-scripted="">
          {results.empty}
        </p>
      )}
    </div>
  );
}
