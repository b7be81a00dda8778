import { type FormEvent, useRef } from 'react';
import { ENDINGS, type RunStatus } from '@/lib/playground/connect-stage';
import { entryOf } from '@/lib/playground/events/explanations';
import {
  addressAfter,
  isHostBroken,
  lastFailure,
  lastPageEvent,
  levelOf,
  statesAfter,
} from '@/lib/playground/events/timeline';
import type { Action } from '@/lib/playground/scenario';
import { type AppState, LINE_END, SYNTAX } from '@/lib/playground/stage-messages';
import { withBase } from '@/lib/routing/base-path';
import { ReasonedButton } from './buttons';
import type { Run } from './run/run';
import type { Running } from './run/use-run';
import styles from './stage.module.css';
import trace from './trace.module.css';

export function StageFrame({ running }: { running: Running }) {
  const { scenario, run, begin, send, ending, isPast } = running;
  const actions = useRef<HTMLDivElement>(null);

  return (
    <div className={styles.stage} data-part="stage">
      {scenario.path !== undefined && <AddressBar running={running} />}
      <button
        type="button"
        className="visually-hidden"
        onClick={() => actions.current?.querySelector('button')?.focus()}
      >
        Skip the stage
      </button>
      <div className={styles.frame} style={{ blockSize: run.height }}>
        {isPast && <MomentView running={running} />}
        {ending !== undefined ? (
          <p>{ending}</p>
        ) : (
          <iframe
            key={run.number}
            title={`${scenario.title}: the running page`}
            inert={isPast}
            sandbox="allow-scripts"
            // The file that checks a sub-app is its own stage (app/browser/offline/own-app.tsx).
            src={
              document.documentElement.dataset.stage ?? withBase('/static/playground/stage.html')
            }
            onLoad={({ currentTarget }) => void begin(currentTarget)}
          />
        )}
      </div>
      <div ref={actions} className={`wrap ${styles.actions}`}>
        {Object.entries(scenario.actions).map(([id, action]) => (
          <ReasonedButton
            key={id}
            disabled={run.status !== 'running'}
            reason={whyUnusable(action, run)}
            onClick={() => send({ type: 'act', action: id })}
          >
            {labelOf(action, run)}
          </ReasonedButton>
        ))}
      </div>
      <Outcome running={running} />
    </div>
  );
}

/** A button that mounts and unmounts an app says which of both comes next. */
function labelOf({ label, toggles }: Action, { status, events }: Run): string {
  if (!toggles) return label;
  const isMounted = status === 'running' && statesAfter(events).get(toggles) === 'mounted';
  return `${isMounted ? 'Unmount' : 'Mount'} ${label}`;
}

function whyUnusable(action: Action, { events }: Run): string | undefined {
  if (isHostBroken(events)) return 'host.js has an error. Correct its code to use this button.';
  const now = statesAfter(events);
  const [first = 'App'] = now.keys();
  const { app = first, states } = action;
  const state = now.get(app) ?? 'absent';
  if (!states || states.includes(state)) return undefined;
  return `This does nothing while ${app} is ${nameOf(state)}.`;
}

function nameOf(state: AppState | 'absent'): string {
  if (state === 'absent') return 'not loaded';
  return state === 'mounted' ? 'on the page' : state;
}

/** The path at which the host is. Its field begins anew with each path. */
function AddressBar({ running: { past, send } }: { running: Running }) {
  const address = addressAfter(past);

  function go(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('path'));
    // Two slashes would begin the name of a host, and browsers read `\` as a slash.
    send({ type: 'go', path: `/${typed.replace(/^[\\/]+/, '')}` });
  }

  return (
    <form key={address} className={`row ${styles.address}`} onSubmit={go}>
      <input
        name="path"
        aria-label="Address bar of the stage"
        defaultValue={address}
        spellCheck={false}
        autoCapitalize="off"
      />
      <button type="submit">Go</button>
    </form>
  );
}

const STATUSES: Readonly<Partial<Record<RunStatus, string>>> = {
  waiting: ENDINGS.waiting,
  loading: 'Starting',
  running: 'Running',
};

function Outcome({ running }: { running: Running }) {
  const { explained, isChanged, problems, past, isPast, run, ending } = running;
  const failure = ending !== undefined && !isPast ? undefined : lastFailure(past);
  const see = failure && entryOf(failure, explained);
  const [problem] = isChanged ? problems : [];
  const states = [...running.states].map(([app, state]) => (
    <span key={app} className={styles.state} data-state={state}>
      {app}: {nameOf(state)}
    </span>
  ));
  return (
    <p className={`wrap ${styles.outcome}`} role="status" data-failed={failure ? '' : undefined}>
      {failure ? (
        <>
          {failure.name !== SYNTAX && <code>{failure.name}</code>}{' '}
          <span>
            {problem ? `${problem.file}, line ${problem.line}: ${problem.message}` : failure.detail}
          </span>{' '}
          {see && <a href={withBase(see)}>What it means</a>}
          {/* The app goes on after an error that no hook has received. */}
          {failure.kind === 'error' && <span className="row">{states}</span>}
        </>
      ) : (
        <>
          {STATUSES[run.status] ?? ENDINGS.stopped}
          {states}
        </>
      )}
    </p>
  );
}

/** The page after some events: each container as a text, and the requests so far. */
function MomentView({ running: { past, scenario, run } }: { running: Running }) {
  const title = run.recorded
    ? 'This browser has no routes in a sandboxed frame, so this is a recorded run.'
    : 'The page at this step';
  const requests = past.filter(({ kind }) => kind === 'request');
  return (
    <section className={`${trace.apps} ${trace.moment}`} aria-label={title}>
      <em>{title}</em>
      <div>
        {scenario.containers.map((id) => {
          const { app = '', detail = '' } = lastPageEvent(past, id) ?? {};
          return (
            <p key={id} data-app={app || 'other'} data-empty={detail === '' || undefined}>
              <code>#{id}</code> <span>{(detail || 'empty').replaceAll(LINE_END, '\n')}</span>
            </p>
          );
        })}
      </div>
      <em>Requests: {requests.length}</em>
      {requests.length > 0 && (
        <ul>
          {requests.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: requests only grow
            <li key={index} data-level={levelOf(event)}>
              <code>{event.name.replace('GET ', '')}</code> {event.detail}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
