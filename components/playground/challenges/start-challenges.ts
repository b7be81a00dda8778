import { fetchFile } from '@/lib/browser/connection';
import { keepStep, reading } from '@/lib/browser/reading';
import type { Challenge } from '@/lib/playground/scenario';
import { loadApp } from '../../site/load-app';

async function load() {
  const [[app, context], challenges] = await Promise.all([
    loadApp(() => import('../panel-app')),
    fetchFile('/static/playground/challenges.json'),
  ]);
  const all: Readonly<Record<string, Challenge>> = await challenges.json();
  return { app, context, challenges: all };
}

/** What the part that is loaded later gets: these modules keep something. */
export type Shared = { reading: typeof reading; keepStep: typeof keepStep; load: typeof load };

function fail(box: HTMLElement): void {
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (status) status.textContent = status.dataset.failed ?? '';
}

/** Lets readers solve the challenges of the page. What is solved is remembered like the steps of a guide. */
export function startChallenges(signal: AbortSignal): void {
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-challenge]')];
  if (boxes.length === 0) return;
  const running = import('./run-challenges').then(({ runChallenges }) =>
    runChallenges(boxes, { reading, keepStep, load }, signal),
  );
  running.catch(() => {});
  for (const box of boxes) {
    // A press before that part has come is obeyed, too.
    const start = () => running.then((run) => run(box)).catch(() => fail(box));
    box.querySelector('button')?.addEventListener('click', start, { signal });
  }
}
