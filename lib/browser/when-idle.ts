type Connection = { saveData?: boolean; effectiveType?: string };

/** How long a browser that cannot tell when it is idle is given. */
const WAIT_MS = 2000;
/** A browser that is never idle does it after this time. */
const LATEST_MS = 5000;

/** Runs something when the browser is idle; never for readers who save data. Returns how to stop. */
export function whenIdle(run: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return () => {};
  const end = new AbortController();
  const { signal } = end;

  function wait(): void {
    if ('requestIdleCallback' in window) {
      const idle = window.requestIdleCallback(run, { timeout: LATEST_MS });
      signal.addEventListener('abort', () => window.cancelIdleCallback(idle));
    } else {
      const timer = setTimeout(run, WAIT_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  }

  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => end.abort();
}
