'use client';

import { startTransition, use, useEffect, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { addressed, unpackEdits } from '@/lib/playground/address';
import { labels } from '@/lib/playground/labels';
import { type Edits, type Scenario, withChoices } from '@/lib/playground/scenario';
import { Guarded, mountApp, useLabels } from '../site/app-root';
import type { PageContext } from '../site/page-context';
import { ChallengeCheck } from './challenges/challenge-check';
import { Controls, RunButtons } from './controls';
import { InfoTabs } from './info-tabs';
import styles from './panel.module.css';
import { startMessageOf } from './playground-text';
import type { Run, RunProps } from './run';
import { StageFrame } from './stage-frame';
import { MendLines, Task } from './task';
import { useRun } from './use-run';

type PanelProps = RunProps & {
  /** The reader has solved the challenge. */
  onSolved?: () => void;
  onRun?: (run: Run) => void;
  /** Takes the panel away. Without it, Stop leaves the panel where it is. */
  onStop?: (() => void) | undefined;
};

type Shown = Required<Pick<PanelProps, 'id' | 'scenario' | 'onSolved'>> &
  Pick<PanelProps, 'onStop'>;

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
  const { choices: first, code } = addressed(window.location.search, id, scenario);
  const given = unpackEdits(code, Object.keys(withChoices(scenario, first).files));
  let root: Root | undefined;
  // A panel is large: rendered at once, it would keep a slow phone from everything else.
  startTransition(() => {
    root = mountApp(
      place,
      context.labels,
      <Guarded>
        <InPlace {...props} first={first} given={given} place={place} preview={preview} />
      </Guarded>,
    );
  });
  return () => {
    root?.unmount();
    place.replaceWith(preview);
  };
}

const NO_EDITS: Edits = {};

/** The preview shows until the panel is there, which takes the focus of its button and comes into view. */
function InPlace({
  place,
  preview,
  given,
  ...props
}: Omit<PanelProps, 'given'> & {
  place: HTMLElement;
  preview: Element;
  given: Promise<Edits | undefined>;
}) {
  const edits = use(given);
  const hasPlace = props.onStop !== undefined;
  useLayoutEffect(() => {
    preview.remove();
    place.focus({ preventScroll: true });
    // A panel that takes the place of a picture has its size, too.
    if (!hasPlace) showWhole(place);
  }, [preview, place, hasPlace]);
  return (
    <>
      {edits === undefined && (
        <p role="alert" className={`plain ${styles.damaged}`}>
          {labels.damaged}
        </p>
      )}
      <Panel {...props} given={edits ?? NO_EDITS} />
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
export function Panel({ onSolved, onRun, onStop, ...props }: PanelProps) {
  const { playground } = useLabels();
  const running = useRun(props);
  const { run, scenario } = running;
  const { title, mend, task } = scenario;

  useEffect(() => onRun?.(run), [onRun, run]);

  return (
    <>
      <div className={`plain stack ${styles.panel}`}>
        <header className={`spread ${styles.head}`}>
          {'judge' in scenario ? (
            <ChallengeCheck challenge={scenario} running={running} onSolved={onSolved} />
          ) : (
            <strong>{title}</strong>
          )}
          <Controls running={running} />
          <RunButtons running={running} onStop={onStop} />
        </header>
        {mend && <MendLines mend={mend} />}
        <StageFrame running={running} />
        <InfoTabs running={running} />
      </div>
      <Task task={task} texts={playground} />
    </>
  );
}
