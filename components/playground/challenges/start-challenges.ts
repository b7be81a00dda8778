import { keepStep, reading } from '@/lib/browser/reading';
import { loadApp } from '../../site/load-app';

const load = () => loadApp(() => import('./challenge-app'));

/** What the part that is loaded later gets: these modules keep something. */
export type Shared = { reading: typeof reading; keepStep: typeof keepStep; load: typeof load };

/** Lets readers solve the challenges of the page. What is solved is remembered like the steps of a guide. */
export function startChallenges(): () => void {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-challenge]')];
  if (boxes.length === 0) return () => {};
  let stop = () => {};
  let isOver = false;
  import('./run-challenges').then(
    ({ runChallenges }) => {
      if (!isOver) stop = runChallenges(boxes, { reading, keepStep, load });
    },
    // The hints and the solutions are on the page.
    () => {},
  );
  return () => {
    isOver = true;
    stop();
  };
}
