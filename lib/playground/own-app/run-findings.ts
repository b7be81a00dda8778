import type { StopReason } from '../connect';
import type { StageEvent } from '../messages';
import type { Scenario } from '../scenario';
import { type CheckId, type Finding, passed, problem } from './checks';
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
    if (!isStopped) return [];
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

type Entry = NonNullable<Scenario['explained']>;

/** The messages that a sub-app can cause, and the entry of `/issues/errors` that explains each. */
const ENTRIES: readonly (readonly [RegExp, string])[] = [
  [/load failed with status/, 'load-failed-with-status'],
  // Chromium, Firefox, Safari
  [/Failed to fetch|NetworkError when attempting|Load failed/, 'failed-to-fetch'],
  [/Entrance wrong type/, 'entrance-wrong-type'],
  [/"provider" is/, 'provider-is-undefined'],
  [/"render" is required/, 'render-is-required'],
  [/"destroy" is required/, 'destroy-is-required'],
  [/Invalid module content/, 'invalid-module-content'],
  [/import statement|import\.meta|import declarations may only/, 'import-statement'],
  [/Unexpected (token|keyword) 'export'|export declarations may only/, 'unexpected-export'],
  [/Unexpected token '<'|expected expression, got '<'/, 'unexpected-token'],
  [/Identifier '(exports|module|require)' has already/, 'exports-declared'],
  [/Invalid domGetter/, 'invalid-domgetter'],
  [/Invalid node type/, 'invalid-node-type'],
  [/Loading (CSS )?chunk/, 'loading-chunk'],
  [/Target container is not a DOM element/, 'create-root'],
  [/Invalid hook call|React error #321/, 'invalid-hook-call'],
  [/in JSON at|JSON Parse error/, 'garfish-config'],
];

/** The entry for a message; nothing for an error of the app's own. */
export function entryFor(message: string): Entry | undefined {
  const [, id] = ENTRIES.find(([pattern]) => pattern.test(message)) ?? [];
  return id === undefined ? undefined : `/issues/errors#${id}`;
}
