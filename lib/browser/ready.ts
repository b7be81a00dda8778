import { elementAt } from './presses';

/** The event that tells a page that its script could not be loaded, so that nothing can be pressed. */
export const SCRIPTS_FAILED = 'site:failed';

/** The event that tells a page that its script has come. */
const SCRIPTS_READY = 'site:ready';

const NOTICE = '[data-part="no-script"]';

/** Time limit for the script of a page, after its text has loaded. Then a notice reports the failure. */
const LIMIT_MS = 10_000;

/** Reports that everything on the page can be used. */
export function reportReady(): void {
  document.documentElement.dataset.ready = '';
  showNotice(false);
  document.dispatchEvent(new Event(SCRIPTS_READY));
}

/**
 * Keeps the presses of buttons from before the script of the page is there, and repeats them then. What the browser or
 * another script answers by itself is none of them.
 */
export function keepEarlyPresses(isAnswered: string): void {
  const pressed: HTMLElement[] = [];
  const keep = (event: Event) => {
    const button = elementAt(event, 'button');
    if (button && !button.matches(isAnswered)) pressed.push(button);
  };
  document.addEventListener('click', keep);
  document.addEventListener(SCRIPTS_READY, () => {
    document.removeEventListener('click', keep);
    for (const button of pressed.splice(0)) button.click();
  });
}

/** Watches for a script that does not come, and says so where the page can be loaded again. */
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
  // A script that is on its way holds back all later signs.
  document.addEventListener('readystatechange', () => setTimeout(fail, LIMIT_MS), { once: true });
}

function showNotice(isFailed: boolean): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (notice) notice.hidden = !isFailed;
}
