import type { StopReason } from '../connect';
import { entryFor } from '../explanations';
import type { StageEvent } from '../messages';
import { type Finding, passed, problem } from './checks';
import { modulesFinding } from './file-findings';
import { EMPTY, FILLED } from './scenario';

/** What a run on the stage shows. A finding of `mount` comes in any case, and is the last one. */
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
  const thrown = messageOf('errorExecCode');
  const failure = thrown ?? messageOf('errorLoadApp') ?? messageOf('errorMountApp');
  if (failure !== undefined) return failureFindings(failure, thrown !== undefined);
  const printed = (text: string) => events.some(({ detail }) => detail === text);
  if (printed(FILLED)) {
    return [
      passed('provider', 'Garfish has got the provider.'),
      passed('mount', 'Garfish has called `render`, and the container has content.'),
    ];
  }
  if (printed(EMPTY)) {
    const uncaught = events.find(({ kind }) => kind === 'error')?.detail;
    return [passed('provider', 'Garfish has got the provider.'), emptyFinding(uncaught)];
  }
  if (status !== 'stopped') return [];
  return [
    reason
      ? problem('mount', `The stage was stopped: ${reason}.`)
      : { check: 'mount', outcome: 'warning', found: 'You have stopped the run.' },
  ];
}

function failureFindings(message: string, isOfScript: boolean): Finding[] {
  const unknown = isOfScript
    ? '/issues/#7-do-the-scripts-of-the-sub-app-run'
    : '/issues/errors#render-error';
  const see = entryFor(message) ?? unknown;
  return [
    ...(see === '/issues/errors#import-statement' ? [modulesFinding('problem')] : []),
    ...(message.includes('"provider" is') ? [providerProblem(message)] : []),
    problem('mount', message, undefined, see),
  ];
}

function providerProblem(found: string): Finding {
  return problem(
    'provider',
    found,
    "Export `provider` from the entry file, and let webpack write UMD: `output: { library: { type: 'umd' } }`. An ES module sets `__GARFISH_EXPORTS__.provider` or uses a bridge.",
    '/issues/errors#provider-is-undefined',
  );
}

function emptyFinding(uncaught: string | undefined): Finding {
  return problem(
    'mount',
    `\`render\` has run, but the container is empty.${uncaught ? ` Nothing caught this error: ${uncaught}` : ''}`,
    'Render into an element inside `dom`, not into one that `document.querySelector` finds, and pass `basename` to the router of the sub-app. On this page it is `/app`.',
    (uncaught && entryFor(uncaught)) || '/issues/#9-does-render-draw-into-the-right-element',
  );
}
