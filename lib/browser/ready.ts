import { elementAt } from './presses';

/** Event of the document: a script of the page could not be loaded, so buttons do nothing. */
export const SCRIPTS_FAILED = 'site:failed';

const SCRIPTS_READY = 'site:ready';

const NOTICE = '[data-part="no-script"]';

/** Time limit for the script of a page, after its HTML has loaded. */
const TIMEOUT_MS = 10_000;

export function reportReady(): void {
  document.documentElement.dataset.ready = '';
  showNotice(false);
  document.dispatchEvent(new Event(SCRIPTS_READY));
}

/** Queues clicks until the page script runs, then replays them. `isAnswered` selects buttons that work without it. */
export function keepEarlyPresses(workingButtons: string): void {
  const pressed: HTMLElement[] = [];
  const queueClick = (event: Event) => {
    const button = elementAt(event, 'button');
    if (button && !button.matches(workingButtons)) pressed.push(button);
  };
  document.addEventListener('click', queueClick);
  document.addEventListener(SCRIPTS_READY, () => {
    document.removeEventListener('click', queueClick);
    for (const button of pressed.splice(0)) button.click();
  });
}

/** Shows the notice with the reload button if a script of the page fails to load. */
export function reportFailedScripts(): void {
  const fail = () => {
    if ('ready' in document.documentElement.dataset) return;
    showNotice(true);
    document.dispatchEvent(new Event(SCRIPTS_FAILED));
  };
  // Such errors do not bubble.
  window.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLScriptElement && target.src !== '' && fail(),
    true,
  );
  // A script that never arrives delays all later events, such as `load`.
  document.addEventListener('readystatechange', () => setTimeout(fail, TIMEOUT_MS), { once: true });
}

function showNotice(isFailed: boolean): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (notice) notice.hidden = !isFailed;
}
