/** The event that tells the script at the start of each exported page that React has taken over. */
const READY = 'site:ready';

/** The event that tells a page that its scripts could not be loaded, so that nothing can be pressed. */
export const SCRIPTS_FAILED = 'site:failed';

/** Reports that every component of the first page can be used. */
export function reportReady(): void {
  document.documentElement.dataset.ready = '';
  document.dispatchEvent(new Event(READY));
}

/** Runs something when every component of the first page can be used. */
export function onReady(run: () => void): void {
  document.addEventListener(READY, run, { once: true });
}
