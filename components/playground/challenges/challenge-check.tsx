import { useState } from 'react';
import { judge, pause } from '@/lib/playground/events/judge';
import { NO_ROUTES } from '@/lib/playground/stage-messages';
import { fill } from '@/lib/settings/fill';
import { useLabels } from '../../site/app-root';
import styles from '../panel.module.css';
import { endingOf } from '../run/run';
import type { Running } from '../run/use-run';

/** The result of the run with this number; no text while it is judged. */
type Verdict = { number: number; text?: string; isSolved?: boolean };

/** Judges the user's code by a new run of it. */
export function useCheck({ id, get: run, send, scenario, restart }: Running) {
  const { challenges } = useLabels();
  const [verdict, setVerdict] = useState<Verdict>();

  async function check() {
    if (!('judge' in scenario)) return;
    const number = restart();
    setVerdict({ number });
    while (run().number === number && run().status === 'loading') await pause();
    const missing = await judge(scenario.judge, {
      act: (action) => send({ type: 'act', action }),
      events: () => run().events,
    });
    // Meanwhile the user may have changed the code, which is another run.
    if (run().number !== number) return;
    const noRoutes = run().events.find(({ name }) => name === NO_ROUTES)?.detail;
    const text = endingOf(run()) ?? noRoutes ?? missing;
    const isSolved = text === undefined;
    setVerdict({ number, isSolved, text: text ?? challenges.solved });
    const box = document.querySelector(`[data-challenge="${id}"]`);
    if (isSolved) box?.dispatchEvent(new Event('solved'));
  }

  return { check, verdict: verdict?.number === run().number ? verdict : undefined };
}

type VerdictProps = { id: string | undefined; verdict: Verdict | undefined };

export function VerdictText({ id, verdict }: VerdictProps) {
  const { challenges } = useLabels();
  const { text, isSolved } = verdict ?? {};
  const isBusy = verdict && !text;
  const target = isSolved ? headingBelow(id) : text && document.getElementById(`${id}-hints`);
  return (
    <p
      className={`row ${styles.verdict}`}
      aria-live="polite"
      data-busy={isBusy ? '' : undefined}
      data-colour={isSolved ? 'success' : text && 'danger'}
    >
      {isBusy ? challenges.checking : text}
      {target && ' '}
      {target && (
        <a href={`#${target.id}`}>
          {isSolved ? fill(challenges.next, { title: target.textContent }) : challenges.hints}
        </a>
      )}
    </p>
  );
}

/** The heading of the next challenge of the page, which has its name as id and its title as text. */
function headingBelow(challenge: string | undefined): HTMLElement | null {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-challenge]')];
  const at = boxes.findIndex(({ dataset }) => dataset.challenge === challenge);
  return document.getElementById(boxes[at + 1]?.dataset.challenge ?? '');
}
