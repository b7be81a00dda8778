import { useState } from 'react';
import { fill } from '@/lib/labels/fill';
import { judge } from '@/lib/playground/judge';
import { NO_ROUTES } from '@/lib/playground/messages';
import type { Challenge } from '@/lib/playground/scenario';
import { useLabels } from '../../site/app-root';
import styles from '../panel.module.css';
import type { Running } from '../use-run';

const LOOK_EVERY_MS = 50;
/** Garfish looks three seconds for a container. */
const PATIENCE_MS = 6000;
const START_MS = 15_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The button that judges the reader's code by a new run of it, and what the judge has found. */
export function ChallengeCheck({
  challenge,
  running,
  onSolved,
}: {
  challenge: Challenge;
  running: Running;
  onSolved: (() => void) | undefined;
}) {
  const { challenges } = useLabels();
  /** What the judge says of the run with this number; no text while it is judged. */
  const [verdict, setVerdict] = useState<{ number: number; text?: string; isSolved?: boolean }>();
  const { get: run, send } = running;

  async function until(isSo: () => boolean, patience = PATIENCE_MS) {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      if (isSo()) return true;
      await pause(LOOK_EVERY_MS);
    }
    return isSo();
  }

  async function check() {
    const number = running.restart();
    setVerdict({ number });
    await until(() => run().number >= number && run().status !== 'loading', START_MS);
    const found = await judge(challenge.judge, {
      act: (action) => send({ type: 'act', action }),
      events: () => run().events,
      until,
      pause,
    });
    // Meanwhile the reader may have changed the code, which is another run.
    if (run().number !== number) return;
    const missing = run().events.find(({ name }) => name === NO_ROUTES)?.detail ?? found;
    const isSolved = missing === undefined;
    setVerdict({ number, isSolved, text: missing ?? challenges.solved });
    if (isSolved) onSolved?.();
  }

  const shown = verdict?.number === running.run.number ? verdict : undefined;
  const { text, isSolved } = shown ?? {};
  const isBusy = shown && !text;
  const way = isSolved
    ? headingBelow(running.id)
    : text && document.getElementById(`${running.id}-hints`);
  return (
    <>
      <button type="button" data-primary="" onClick={check}>
        {challenges.check}
      </button>
      <p
        className={`row ${styles.verdict}`}
        aria-live="polite"
        data-busy={isBusy ? '' : undefined}
        data-colour={isSolved ? 'success' : text && 'danger'}
      >
        {isBusy ? challenges.checking : text}
        {way && ' '}
        {way && (
          <a href={`#${way.id}`}>
            {isSolved ? fill(challenges.next, { title: way.textContent }) : challenges.hints}
          </a>
        )}
      </p>
    </>
  );
}

/** The heading of the next challenge of the page, which has its name as id and its title as text. */
function headingBelow(challenge: string | undefined): HTMLElement | null {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-challenge]')];
  const at = boxes.findIndex(({ dataset }) => dataset.challenge === challenge);
  return document.getElementById(boxes[at + 1]?.dataset.challenge ?? '');
}
