import type { ReactNode } from 'react';
import { CHECK_IDS, type Finding, firstProblem, latest } from '@/lib/playground/own-app/checks';
import { withBase } from '@/lib/routing/base-path';
import { fill } from '@/lib/settings/fill';
import type { OwnAppLabels } from '@/lib/settings/labels';

/** The sign and the colour of each outcome. */
const LOOKS: Record<keyof OwnAppLabels['outcomes'], { mark: string; colour?: string }> = {
  passed: { mark: '✓', colour: 'success' },
  warning: { mark: '!', colour: 'warning' },
  problem: { mark: '✗', colour: 'danger' },
  checking: { mark: '…' },
  skipped: { mark: '–' },
};

type CheckListProps = { labels: OwnAppLabels; findings?: readonly Finding[]; children?: ReactNode };

/**
 * The checks, what each has found, and the stage beside them. A screen reader is told the first problem, and the end.
 * Rendered by the server and by the island, so own-app.module.css styles it by its attributes.
 */
export function CheckList({ labels, findings, children }: CheckListProps) {
  const { checks, results } = labels;
  const byCheck = latest(findings ?? []);
  const isDone = byCheck.has('mount');
  const problem = firstProblem(byCheck);
  const summary = problem
    ? fill(results.first, { check: checks[problem.check] })
    : isDone
      ? results.fine
      : results.checking;
  const isOpen = isDone ? 'skipped' : 'checking';

  return (
    <div className="plain" data-results="">
      {findings && (
        <p role="status" data-outcome={problem?.outcome} data-colour={problem && 'danger'}>
          <InlineCode text={summary} />
        </p>
      )}
      <ol className="box">
        {CHECK_IDS.map((id) => {
          const finding = byCheck.get(id);
          const outcome = findings && (finding?.outcome ?? isOpen);
          return (
            <li
              key={id}
              data-check={outcome && id}
              data-outcome={outcome}
              data-mark={outcome && LOOKS[outcome].mark}
              data-colour={outcome && LOOKS[outcome].colour}
            >
              <b>
                <InlineCode text={checks[id]} />
              </b>
              {outcome && <em>{labels.outcomes[outcome]}</em>}
              {finding && <FindingText finding={finding} labels={labels} />}
            </li>
          );
        })}
      </ol>
      {children ?? (
        <p className="box" data-part="empty-stage" data-scripted="">
          {results.empty}
        </p>
      )}
    </div>
  );
}

function FindingText({ finding, labels }: { finding: Finding; labels: OwnAppLabels }) {
  const { checks, findings, fixes, results } = labels;
  const { check, fix, see, values, others = [] } = finding;
  const sentences = [finding, ...others].map((result) => fill(findings[result.id], result.values));
  return (
    <>
      <p>
        <InlineCode text={sentences.join(' ')} />
      </p>
      {fix && (
        <p>
          <strong>{results.fix}</strong> <InlineCode text={fill(fixes[fix], values)} />
        </p>
      )}
      {see && (
        <a href={withBase(see)}>
          {results.explained}
          <span className="visually-hidden">
            : <InlineCode text={checks[check]} />
          </span>
        </a>
      )}
    </>
  );
}

/** A text in which what is between backticks is code. */
function InlineCode({ text }: { text: string }) {
  return text.split('`').map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    index % 2 ? <code key={index}>{piece}</code> : piece,
  );
}
