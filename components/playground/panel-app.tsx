'use client';

import { startTransition, use, useEffect, useLayoutEffect, useRef } from 'react';
import type { Root } from 'react-dom/client';
import { addressed, unpackEdits } from '@/lib/playground/address';
import { labels } from '@/lib/playground/labels';
import { type Challenge, type Scenario, withChoices } from '@/lib/playground/scenario';
import { Guarded, mountApp, useLabels } from '../site/app-root';
import type { PageContext } from '../site/page-context';
import { useCheck, VerdictText } from './challenges/challenge-check';
import { Controls } from './controls';
import { InfoTabs } from './info-tabs';
import styles from './panel.module.css';
import { startMessageOf } from './playground-text';
import type { Run, RunProps } from './run';
import { readEdits } from './saved-edits';
import { StageFrame } from './stage-frame';
import { MendLines, Task } from './task';
import { useRun } from './use-run';

type PanelProps = RunProps & {
  /** The reader has solved the challenge. */
  onSolved?: () => void;
  onRun?: (run: Run) => void;
  /** Takes the panel away. Without it, Stop leaves the panel where it is. */
  onStop?: (() => void) | undefined;
  /** Folds the events of the run, as in the boxes of pages. */
  isFolded?: boolean;
};

type Shown = Required<Pick<PanelProps, 'id' | 'scenario' | 'onSolved'>> &
  Pick<PanelProps, 'onStop' | 'isFolded'>;

/** Fetches what Run needs, when the reader is about to press it. */
export async function prepare(scenario: Scenario | undefined): Promise<void> {
  if (scenario) await startMessageOf(withChoices(scenario));
}

/** Puts a panel in the place of the preview of a playground. Returns how to put the preview back. */
export function showPanel(preview: Element, context: PageContext, props: Shown): () => void {
  const { id, scenario } = props;
  const place = document.createElement('div');
  place.className = styles.place ?? '';
  place.dataset.part = 'panel';
  place.tabIndex = -1;
  preview.before(place);
  const given = givenEdits(id, scenario);
  let root: Root | undefined;
  // A panel is large: rendered at once, it would keep a slow phone from everything else.
  startTransition(() => {
    root = mountApp(
      place,
      context.labels,
      <Guarded>
        <InPlace {...props} given={given} place={place} preview={preview} />
      </Guarded>,
    );
  });
  return () => {
    root?.unmount();
    place.replaceWith(preview);
  };
}

type Given = Pick<RunProps, 'first' | 'given' | 'isForeign'> & { isDamaged?: boolean };

/** The choices and edits of a link, else those that this browser has saved. Somebody else's code must not run unasked. */
async function givenEdits(id: string, scenario: Scenario | Challenge): Promise<Given> {
  const { choices, code } = addressed(window.location.search, id, scenario);
  const saved = readEdits(id);
  if (!code) return { first: saved?.choices ?? choices, given: saved?.edits ?? {} };
  const edits = await unpackEdits(code, Object.keys(withChoices(scenario, choices).files));
  if (!edits) return { first: choices, given: {}, isDamaged: true };
  const isForeign = JSON.stringify(edits) !== JSON.stringify(saved?.edits);
  return { first: choices, given: edits, isForeign };
}

/** The preview shows until the panel is there, which takes the focus of its button and comes into view. */
function InPlace({
  place,
  preview,
  given,
  ...props
}: Omit<PanelProps, keyof Given> & {
  place: HTMLElement;
  preview: Element;
  given: Promise<Given>;
}) {
  const { isDamaged, ...start } = use(given);
  const hasPlace = props.onStop !== undefined;
  useLayoutEffect(() => {
    preview.remove();
    place.focus({ preventScroll: true });
    // A panel that takes the place of a picture has its size, too.
    if (!hasPlace) showWhole(place);
  }, [preview, place, hasPlace]);
  return (
    <>
      {isDamaged && (
        <p role="alert" className={`plain ${styles.damaged}`}>
          {labels.damaged}
        </p>
      )}
      <Panel {...props} {...start} />
    </>
  );
}

/** Scrolls until the title, the options and the stage are below the top bar, unless they all show. */
function showWhole(place: HTMLElement): void {
  // The title of a challenge is the heading above its box, which has its name.
  const challenge = place.closest<HTMLElement>('[data-challenge]');
  const title = document.getElementById(challenge?.dataset.challenge ?? '') ?? place;
  const { top } = title.getBoundingClientRect();
  const { bottom } = place.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (covered || 0) || bottom > window.innerHeight) title.scrollIntoView();
}

/** A running scenario or challenge: the stage, its options, and what happens. */
export function Panel({ onSolved, onRun, onStop, isFolded = false, ...props }: PanelProps) {
  const { playground, challenges } = useLabels();
  const running = useRun(props);
  const { run, scenario, isChallenge, isOver, restart, stop } = running;
  const { check, verdict } = useCheck(running, onSolved);
  const runButton = useRef<HTMLButtonElement>(null);
  const { title, mend, task } = scenario;
  const start = () => void (isChallenge ? check() : restart());

  function stopRun() {
    stop();
    if (onStop) return onStop();
    // The button that was pressed goes away.
    runButton.current?.focus();
  }

  useEffect(() => onRun?.(run), [onRun, run]);

  return (
    <>
      <div className={`plain stack ${styles.panel}`}>
        <header className={`spread ${styles.head}`}>
          {!isChallenge && <strong>{title}</strong>}
          <Controls running={running} />
          <button ref={runButton} type="button" data-primary="" onClick={start}>
            {isChallenge ? challenges.check : labels.run}
          </button>
          {isChallenge && <VerdictText id={props.id} verdict={verdict} />}
          {!isOver && (
            <button type="button" onClick={stopRun}>
              {labels.stop}
            </button>
          )}
        </header>
        {mend && <MendLines mend={mend} />}
        <StageFrame running={running} />
        <InfoTabs running={running} isFolded={isFolded} onRun={start} />
      </div>
      <Task task={task} texts={playground} />
    </>
  );
}
