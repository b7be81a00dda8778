import type { StopReason } from '../connect';
import type { StageEvent } from '../messages';
import type { CheckId, Finding } from './checks';
import { entryFor } from './error-entries';
import { modulesFinding, providerProblem } from './file-findings';
import { EMPTY, FILLED } from './scenario';

/** What a run on the stage shows; the finding of `content` is the last one, and comes in any case. */
export function runFindings(
  events: readonly StageEvent[],
  { isStopped, reason }: { isStopped: boolean; reason?: StopReason | undefined },
): Finding[] {
  const messageOf = (hook: string) =>
    events.findLast(({ kind, name }) => kind === 'hook' && name === hook)?.detail.trim();
  const notLoaded = messageOf('errorLoadApp');
  if (notLoaded !== undefined) {
    return [skipped('run'), problem('mount', notLoaded), skipped('content')];
  }
  const thrown = messageOf('errorExecCode');
  const failure = messageOf('errorMountApp') ?? thrown;
  if (failure !== undefined) {
    return [
      ...(thrown === undefined ? [RAN] : thrownFindings(thrown)),
      ...(failure.includes('"provider" is') ? [providerProblem(failure)] : []),
      problem('mount', failure),
      skipped('content'),
    ];
  }
  const isMounted = events.some(({ kind, name }) => kind === 'state' && name === 'mounted');
  if (!isMounted) {
    if (!isStopped) return [];
    const run: Finding = {
      check: 'run',
      outcome: 'problem',
      found: `The stage was stopped: ${reason}.`,
    };
    return [reason ? run : skipped('run'), skipped('mount'), skipped('content')];
  }
  return [
    RAN,
    { check: 'provider', outcome: 'passed', found: 'Garfish has got the provider.' },
    { check: 'mount', outcome: 'passed', found: 'Garfish has called `render`.' },
    ...contentFindings(events),
  ];
}

const RAN: Finding = { check: 'run', outcome: 'passed', found: 'No script throws.' };

function thrownFindings(message: string): Finding[] {
  const see = entryFor(message);
  const isModule = see === '/issues/errors#import-statement';
  return [
    ...(isModule ? [modulesFinding('problem')] : []),
    {
      ...problem('run', message),
      see: see ?? '/issues/#7-do-the-scripts-of-the-sub-app-run',
    },
  ];
}

function contentFindings(events: readonly StageEvent[]): Finding[] {
  const check = 'content';
  const has = (printed: string) => events.some(({ detail }) => detail === printed);
  if (has(FILLED)) return [{ check, outcome: 'passed', found: 'The container has content.' }];
  if (!has(EMPTY)) return [];
  const error = events.find(({ kind }) => kind === 'error')?.detail;
  return [
    {
      check,
      outcome: 'problem',
      found: `\`render\` has run, but the container is empty.${error ? ` Nothing caught this error: ${error}` : ''}`,
      fix: 'Render into an element inside `dom`, not into one that `document.querySelector` finds, and pass `basename` to the router of the sub-app. On this page it is `/app`.',
      see: (error && entryFor(error)) || '/issues/#9-does-render-draw-into-the-right-element',
    },
  ];
}

function problem(check: CheckId, message: string): Finding {
  return {
    check,
    outcome: 'problem',
    found: message,
    see: entryFor(message) ?? '/issues/errors#render-error',
  };
}

function skipped(check: CheckId): Finding {
  return { check, outcome: 'skipped', found: '' };
}
