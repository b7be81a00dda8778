import { useRef, useState } from 'react';
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
import { LINE_END, SYNTAX } from '@/lib/playground/stage-messages';
import { texts } from '@/lib/playground/texts';
import { withBase } from '@/lib/routing/base-path';
import { fill } from '@/lib/settings/fill';
import { ReasonedButton } from './buttons';
import type { Run } from './run/run';
import type { Running } from './run/use-run';
import styles from './stage.module.css';
import trace from './trace.module.css';

export function StageFrame({ running }: { running: Running }) {
  const { scenario, run, begin, send, ending, isPast, past } = running;
  const actions = useRef<HTMLDivElement>(null);
  const address = addressAfter(past);

  return (
    <div className={styles.stage} data-part="stage">
      {scenario.path !== undefined && (
        <AddressBar key={address} address={address} onGo={(path) => send({ type: 'go', path })} />
      )}
      <button
        type="button"
        className="visually-hidden"
        onClick={() => actions.current?.querySelector('button')?.focus()}
      >
        {texts.skipStage}
      </button>
      <div className={styles.frame} style={{ blockSize: run.height }}>
        {isPast && <MomentView running={running} />}
        {ending !== undefined ? (
          <p>{ending}</p>
        ) : (
          <iframe
            key={run.number}
            title={fill(texts.stageOf, { title: scenario.title })}
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
function labelOf({ label, toggles = '' }: Action, { status, events }: Run): string {
  if (!toggles) return label;
  const isMounted = status === 'running' && statesAfter(events).get(toggles) === 'mounted';
  return fill(isMounted ? texts.unmount : texts.mount, { app: label });
}

function whyUnusable(action: Action, { events }: Run): string | undefined {
  if (isHostBroken(events)) return texts.broken;
  const now = statesAfter(events);
  const [first = texts.app] = now.keys();
  const { app = first, states } = action;
  const state = now.get(app) ?? 'absent';
  if (!states || states.includes(state)) return undefined;
  return fill(texts.unusable, { app, state: texts.appStates[state] });
}

function AddressBar({ address, onGo }: { address: string; onGo: (path: string) => void }) {
  const [text, setText] = useState(address);
  return (
    <form
      className={`row ${styles.address}`}
      onSubmit={(event) => {
        event.preventDefault();
        // Two slashes would begin the name of a host, and browsers read `\` as a slash.
        onGo(`/${text.replace(/^[\\/]+/, '')}`);
      }}
    >
      <input
        aria-label={texts.address}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">{texts.go}</button>
    </form>
  );
}

function Outcome({ running }: { running: Running }) {
  const { explained, isChanged, problems, past, run } = running;
  const failure = run.status === 'stopped' && !running.isPast ? undefined : lastFailure(past);
  const see = failure && entryOf(failure, explained);
  const [problem] = isChanged ? problems : [];
  const states = [...running.states].map(([app, state]) => (
    <span key={app} className={styles.state} data-state={state}>
      {app}: {texts.appStates[state]}
    </span>
  ));
  return (
    <p className={`wrap ${styles.outcome}`} role="status" data-failed={failure ? '' : undefined}>
      {failure ? (
        <>
          {failure.name !== SYNTAX && <code>{failure.name}</code>}{' '}
          <span>
            {problem
              ? fill(texts.problem, { ...problem, line: String(problem.line) })
              : failure.detail}
          </span>{' '}
          {see && <a href={withBase(see)}>{texts.explained}</a>}
          {/* The app goes on after an error that no hook has received. */}
          {failure.kind === 'error' && <span className="row">{states}</span>}
        </>
      ) : (
        <>
          {texts.status[run.status]}
          {states}
        </>
      )}
    </p>
  );
}

/** The page after some events: each container as a text, and the requests so far. */
function MomentView({ running: { past, scenario, isRecorded } }: { running: Running }) {
  const title = isRecorded ? texts.noRoutesHere : texts.moment;
  const requests = past.filter(({ kind }) => kind === 'request');
  return (
    <section className={`${trace.apps} ${trace.moment}`} aria-label={title}>
      <em>{title}</em>
      <div>
        {scenario.containers.map((id) => {
          const { app = '', detail = '' } = lastPageEvent(past, id) ?? {};
          return (
            <p key={id} data-app={app || 'other'} data-empty={detail === '' || undefined}>
              <code>#{id}</code>{' '}
              {(detail || texts.empty).split(LINE_END).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
                <span key={index}>{line}</span>
              ))}
            </p>
          );
        })}
      </div>
      <em>{fill(texts.requests, { count: String(requests.length) })}</em>
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
