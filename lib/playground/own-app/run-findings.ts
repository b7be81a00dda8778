import type { StopReason } from '../connect-stage';
import { entryFor } from '../events/explanations';
import type { StageEvent } from '../stage-messages';
import { type Finding, finding } from './checks';

/** The line that the host prints of the container after it has mounted the app (examples/playground/scenarios/_own-app/). */
export const FILLED = 'The container has content.';
export const EMPTY = 'The container is empty.';

/** The step of “Nothing renders?” for a script that throws. */
const STEP_OF_SCRIPTS = '/issues/nothing-renders#7-do-the-scripts-of-the-sub-app-run';

type Run = { events: readonly StageEvent[]; status: string; reason?: StopReason };

/** Returns the findings about a run on the stage. A finding of `mount` comes in any case, and is the last one. */
export function runFindings({ events, status, reason }: Run): Finding[] {
  const messageOf = (hook: string) =>
    events.findLast(({ kind, name }) => kind === 'hook' && name === hook)?.detail.trim();
  const thrown = messageOf('errorExecCode');
  const failure = thrown ?? messageOf('errorLoadApp') ?? messageOf('errorMountApp');
  if (failure !== undefined) return failureFindings(failure, thrown !== undefined);
  const printed = (text: string) => events.some(({ detail }) => detail === text);
  if (printed(FILLED)) return [finding('provider'), finding('mounted')];
  if (printed(EMPTY)) {
    const message = events.find(({ kind }) => kind === 'error')?.detail;
    if (message === undefined) return [finding('provider'), finding('empty')];
    const see = entryFor(message);
    return [finding('provider'), finding('emptyAfter', { message }, see && { see })];
  }
  if (status !== 'stopped') return [];
  return [reason ? finding('ended', { reason }) : finding('stopped')];
}

function failureFindings(message: string, isOfScript: boolean): Finding[] {
  const see = entryFor(message) ?? (isOfScript ? STEP_OF_SCRIPTS : '/issues/errors#render-error');
  return [
    // In the vm sandbox, which can't run ES modules.
    ...(see === '/issues/errors#import-statement'
      ? [finding('modules', {}, { outcome: 'problem' })]
      : []),
    ...(message.includes('"provider" is') ? [finding('noProvider', { message })] : []),
    finding('failed', { message }, { see }),
  ];
}
