/** The event that tells a page that its script could not be loaded, so that nothing can be pressed. */
export const SCRIPTS_FAILED = 'site:failed';

const NOTICE = '[data-part="no-script"]';

/** How long the script of a page may take before a message says that it did not come. */
const LIMIT_MS = 10_000;

/** Reports that everything on the page can be used. */
export function reportReady(): void {
  document.documentElement.dataset.ready = '';
  showNotice(false);
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
  window.addEventListener('load', () => setTimeout(fail, LIMIT_MS));
}

function showNotice(isFailed: boolean): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (notice) notice.hidden = !isFailed;
}
