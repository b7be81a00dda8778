import { enOwnApp } from '../../settings/en-own-app';
import type { OwnAppLabels } from '../../settings/labels';
import { ENDINGS, type RunStatus } from '../connect-stage';
import { entryFor } from '../events/explanations';
import type { Events } from '../stage-messages';

export type CheckId = keyof OwnAppLabels['checks'];

export const CHECK_IDS = Object.keys(enOwnApp.checks) as CheckId[];

type Outcome = 'passed' | 'warning' | 'problem';
type FixId = keyof OwnAppLabels['fixes'];

/** The result of a check. A later finding of the same check takes its place. */
export type Finding = {
  /** The name of the text that says it, in which the values stand. */
  id: keyof OwnAppLabels['findings'];
  values: Readonly<Record<string, string>>;
  check: CheckId;
  outcome: Outcome;
  fix: FixId | undefined;
  /** A path of this site that explains it. */
  see?: `/${string}` | undefined;
  others?: readonly Finding[];
};

const EMPTY_STEP = '/issues/nothing-renders#9-does-render-draw-into-the-right-element';
const SCRIPTS_STEP = '/issues/nothing-renders#7-do-the-scripts-of-the-sub-app-run';

/** All that can be found: by which check, how bad it is, the text with the fix, and what explains it. */
const FINDINGS: Readonly<
  Record<Finding['id'], readonly [CheckId, Outcome, FixId?, Finding['see']?]>
> = {
  answers: ['answer', 'passed'],
  redirects: ['answer', 'passed'],
  elsewhere: ['answer', 'problem'],
  noAnswer: ['answer', 'problem', 'noAnswer', '/issues/errors#failed-to-fetch'],
  incomplete: ['answer', 'problem', 'incomplete'],
  allowed: ['cors', 'passed'],
  sameOrigin: ['cors', 'warning'],
  notAllowed: ['cors', 'problem', 'cors', '/issues/errors#failed-to-fetch'],
  status: ['status', 'passed'],
  badStatus: ['status', 'problem', 'status', '/issues/errors#load-failed-with-status'],
  html: ['type', 'passed'],
  titledHtml: ['type', 'passed'],
  script: ['type', 'passed'],
  noScript: ['type', 'problem', 'noScript', '/issues/errors#provider-is-undefined'],
  noType: ['type', 'problem', 'type', '/issues/errors#entrance-wrong-type'],
  otherType: ['type', 'problem', 'type', '/issues/errors#entrance-wrong-type'],
  htmlEntry: ['type', 'problem', 'htmlEntry', '/issues/errors#unexpected-token'],
  classic: ['modules', 'passed'],
  modules: ['modules', 'warning', 'modules', '/issues/errors#import-statement'],
  absolutePath: ['public-path', 'passed'],
  noPath: ['public-path', 'passed'],
  relativePath: ['public-path', 'warning', 'relativePath', '/issues/errors#loading-chunk'],
  foreignPath: ['public-path', 'problem', 'foreignPath', '/issues/errors#loading-chunk'],
  loaded: ['files', 'passed'],
  noFiles: ['files', 'passed'],
  fileNoAnswer: ['files', 'problem', 'fileNoAnswer', '/issues/errors#failed-to-fetch'],
  fileNotAllowed: ['files', 'problem', 'fileNotAllowed', '/issues/errors#failed-to-fetch'],
  fileIncomplete: ['files', 'problem', 'incomplete'],
  fileElsewhere: ['files', 'warning', 'fileElsewhere', '/issues/errors#failed-to-fetch'],
  fileNoUrl: ['files', 'problem', 'fileNoUrl', '/issues/errors#provider-is-undefined'],
  fileStatus: ['files', 'problem', 'fileStatus', '/issues/errors#load-failed-with-status'],
  fileHtml: ['files', 'problem', 'fileHtml', '/issues/errors#failed-to-load-script'],
  provider: ['provider', 'passed'],
  noProvider: ['provider', 'problem', 'provider', '/issues/errors#provider-is-undefined'],
  mounted: ['mount', 'passed'],
  empty: ['mount', 'problem', 'empty', EMPTY_STEP],
  emptyAfter: ['mount', 'problem', 'empty', EMPTY_STEP],
  failed: ['mount', 'problem'],
  ended: ['mount', 'problem'],
  stopped: ['mount', 'warning'],
  unfinished: ['mount', 'problem'],
};

export function finding(
  id: Finding['id'],
  values: Finding['values'] = {},
  changed: Partial<Finding> = {},
): Finding {
  const [check, outcome, fix, see] = FINDINGS[id];
  return { id, values, check, outcome, fix, see, ...changed };
}

export function latest(findings: readonly Finding[]): ReadonlyMap<CheckId, Finding> {
  return new Map(findings.map((finding) => [finding.check, finding]));
}

/** The first problem, which is the cause more often than the later ones. */
export function firstProblem(findings: ReadonlyMap<CheckId, Finding>): Finding | undefined {
  return CHECK_IDS.map((id) => findings.get(id)).find((finding) => finding?.outcome === 'problem');
}

/** The line that the host prints of the container after it has mounted the app (examples/playground/scenarios/_own-app/). */
export const FILLED = 'The container has content.';
export const EMPTY = 'The container is empty.';

/** Returns the findings about a run on the stage. A finding of `mount` comes in any case, and is the last one. */
export function runFindings({ events, status }: { events: Events; status: RunStatus }): Finding[] {
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
  if (status === 'loading' || status === 'running') return [];
  if (status === 'stopped') return [finding('stopped')];
  return [finding('ended', { reason: ENDINGS[status] })];
}

function failureFindings(message: string, isOfScript: boolean): Finding[] {
  const see = entryFor(message) ?? (isOfScript ? SCRIPTS_STEP : '/issues/errors#render-error');
  const findings = [finding('failed', { message }, { see })];
  if (message.includes('"provider" is')) findings.unshift(finding('noProvider', { message }));
  if (see === '/issues/errors#import-statement') {
    // In the vm sandbox, which can't run ES modules.
    findings.unshift(finding('modules', {}, { outcome: 'problem' }));
  }
  return findings;
}
