import type { StopReason } from '../connect';
import { entryFor } from '../explanations';
import type { StageEvent } from '../messages';
import { type CheckId, type Finding, passed, problem } from './checks';
import { modulesFinding, providerProblem } from './file-findings';
import { EMPTY, FILLED } from './scenario';

/** What a run on the stage shows; the finding of `content` is the last one, and comes in any case. */
export function runFindings({
  events,
  status,
  reason,
}: {
  events: readonly StageEvent[];
  status: string;
  reason?: StopReason;
}): Finding[] {
  const messageOf = (hook: string) =>
    events.findLast(({ kind, name }) => kind === 'hook' && name === hook)?.detail.trim();
  const notLoaded = messageOf('errorLoadApp');
  if (notLoaded !== undefined) {
    return [skipped('run'), explained('mount', notLoaded), skipped('content')];
  }
  const thrown = messageOf('errorExecCode');
  const failure = messageOf('errorMountApp') ?? thrown;
  if (failure !== undefined) {
    return [
      ...(thrown === undefined ? [RAN] : thrownFindings(thrown)),
      ...(failure.includes('"provider" is') ? [providerProblem(failure)] : []),
      explained('mount', failure),
      skipped('content'),
    ];
  }
  const isMounted = events.some(({ kind, name }) => kind === 'state' && name === 'mounted');
  if (!isMounted) {
    if (status !== 'stopped') return [];
    const run = reason ? problem('run', `The stage was stopped: ${reason}.`) : skipped('run');
    return [run, skipped('mount'), skipped('content')];
  }
  return [
    RAN,
    passed('provider', 'Garfish has got the provider.'),
    passed('mount', 'Garfish has called `render`.'),
    ...contentFindings(events),
  ];
}

const RAN = passed('run', 'No script throws.');

function thrownFindings(message: string): Finding[] {
  const see = entryFor(message);
  const isModule = see === '/issues/errors#import-statement';
  return [
    ...(isModule ? [modulesFinding('problem')] : []),
    problem('run', message, undefined, see ?? '/issues/#7-do-the-scripts-of-the-sub-app-run'),
  ];
}

function contentFindings(events: readonly StageEvent[]): Finding[] {
  const check = 'content';
  const has = (printed: string) => events.some(({ detail }) => detail === printed);
  if (has(FILLED)) return [passed(check, 'The container has content.')];
  if (!has(EMPTY)) return [];
  const error = events.find(({ kind }) => kind === 'error')?.detail;
  return [
    problem(
      check,
      `\`render\` has run, but the container is empty.${error ? ` Nothing caught this error: ${error}` : ''}`,
      'Render into an element inside `dom`, not into one that `document.querySelector` finds, and pass `basename` to the router of the sub-app. On this page it is `/app`.',
      (error && entryFor(error)) || '/issues/#9-does-render-draw-into-the-right-element',
    ),
  ];
}

function explained(check: CheckId, message: string): Finding {
  return problem(check, message, undefined, entryFor(message) ?? '/issues/errors#render-error');
}

function skipped(check: CheckId): Finding {
  return { check, outcome: 'skipped', found: '' };
}
