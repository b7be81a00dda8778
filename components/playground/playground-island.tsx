'use client';

import { useLayoutEffect, useRef } from 'react';
import { choicesInUrl, namedScenario, unpackEdits } from '@/lib/playground/address';
import { type Challenge, type Scenario, withChoices } from '@/lib/playground/scenario';
import type { PropsOf } from '../site/island.element';
import { Panel } from './panel';
import styles from './panel.module.css';
import { type RunProps, readEdits } from './run/run';
import { startMessageOf } from './run/run-files';

type Props = PropsOf<'playground', Readonly<Record<string, Scenario | Challenge>>>;

type Prepared = RunProps & { id: string; notice?: string | undefined };

/** Returns the scenario or challenge with its choices and edits, and begins to fetch what a run needs. */
export async function prepare({ data, id, isListed }: Props): Promise<Prepared> {
  const named = (isListed && namedScenario()) || id;
  const chosen = Object.hasOwn(data, named) ? named : id;
  const scenario = data[chosen];
  // The site may have been updated since the page was opened.
  if (!scenario) throw new Error(`There is no scenario with the name "${chosen}".`);
  startMessageOf(withChoices(scenario)).catch(() => {});
  const notice =
    chosen === named
      ? undefined
      : `The scenario in this link does not exist, so this is “${scenario.title}” instead.`;
  return { id: chosen, scenario, notice, ...(await readInitialEdits(chosen, scenario)) };
}

const DAMAGED =
  'The changed code in this link is incomplete or of an earlier version, so this is the original code. Copy the whole link.';

/** The choices and edits of a link, else those that this browser has saved. Somebody else's code must not run unasked. */
async function readInitialEdits(id: string, scenario: Scenario | Challenge) {
  const { choices, packedEdits } = choicesInUrl(window.location.search, id, scenario);
  const saved = readEdits(id);
  if (!packedEdits) return { choices, edits: {}, ...saved };
  const edits = await unpackEdits(packedEdits, Object.keys(withChoices(scenario, choices).files));
  if (!edits) return { choices, edits: {}, notice: DAMAGED };
  const isForeign = JSON.stringify(edits) !== JSON.stringify(saved?.edits);
  return { choices, edits, isForeign };
}

/** A scenario or a challenge that runs. It takes the focus of the button that was pressed, and comes into view. */
export default function PlaygroundIsland(props: Props & Prepared) {
  const { isListed = false, isScene = false, notice, close, ...run } = props;
  const { id, scenario } = run;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.focus({ preventScroll: true });
    if (!isScene) scrollIntoViewWithTitle(box.current);
    if (isListed) markInList(box.current, id, scenario.title);
  }, [isScene, isListed, id, scenario]);
  return (
    <div ref={box} className={styles.whole} data-part="panel" tabIndex={-1}>
      {notice !== undefined && (
        <p role="alert" className={`plain ${styles.notice}`}>
          {notice}
        </p>
      )}
      <Panel {...run} onStop={isScene ? close : undefined} isFolded={!isListed} />
    </div>
  );
}

/** Scrolls until the title, the options and the stage are below the top bar, unless they all show. */
function scrollIntoViewWithTitle(box: HTMLElement): void {
  // The title of a challenge is the heading above its box, which has its name.
  const { challenge = '' } = box.closest<HTMLElement>('[data-challenge]')?.dataset ?? {};
  const title = document.getElementById(challenge) ?? box;
  const { top } = title.getBoundingClientRect();
  const { bottom } = box.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (covered || 0) || bottom > window.innerHeight) title.scrollIntoView();
}

/** Marks the scenario in the list beside the box, which opens there, and names the box. */
function markInList(box: HTMLElement, id: string, title: string): void {
  box.closest('section')?.setAttribute('aria-label', title);
  for (const link of document.querySelectorAll<HTMLElement>('[data-scenario]')) {
    const isCurrent = link.dataset.scenario === id;
    link.toggleAttribute('autofocus', isCurrent);
    link.ariaCurrent = isCurrent ? 'true' : null;
  }
}
