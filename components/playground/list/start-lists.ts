import { type Shared, showProgress } from '../challenges/show-progress';
import { chooseScenarios } from './choose-scenario';

/** What only some pages have: the list of scenarios, the progress of challenges, and links to other scenarios. */
export function startLists(
  boxes: readonly HTMLElement[],
  shared: Shared,
  signal: AbortSignal,
): void {
  const challenges = boxes.filter(({ dataset }) => dataset.challenge);
  if (challenges.length > 0) showProgress(challenges, shared, signal);
  const list = document.querySelector<HTMLElement>('[data-scenarios]');
  if (list) chooseScenarios(list, signal);
  else if (!signal.aborted) followOldLink(boxes);
}

/** A page that has offered other scenarios once leads on to the page of all of them. */
function followOldLink(boxes: readonly HTMLElement[]): void {
  const named = new URLSearchParams(window.location.search).get('playground');
  const all = document.querySelector<HTMLAnchorElement>('[data-playground] [href*="?playground="]');
  if (!named || !all || boxes.some(({ dataset }) => dataset.playground === named)) return;
  window.location.replace(all.pathname + window.location.search);
}
