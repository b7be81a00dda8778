import { savesData } from './user-system';

/** Runs something at most once per interval, at the first call and at the end. The signal drops a pending call. */
export function throttle(run: () => void, milliseconds: number, signal?: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCalledAgain = false;

  function call(): void {
    isCalledAgain = timer !== undefined;
    if (isCalledAgain) return;
    timer = setTimeout(end, milliseconds);
    run();
  }

  function end(): void {
    timer = undefined;
    if (isCalledAgain) call();
  }

  signal?.addEventListener('abort', () => clearTimeout(timer));
  return call;
}

/** Delay in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 2000;
/** A browser that is never idle does it after this time. */
const IDLE_TIMEOUT_MS = 5000;

/** Runs something when the browser is idle; never for readers who save data. */
export function whenIdle(run: () => void): void {
  if (savesData()) return;
  afterLoad(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(run, IDLE_FALLBACK_MS);
  });
}

export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** Runs something when the browser has laid out what was changed, and scrolled to where it should. */
export function afterFrames(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
