import { reloadOnce } from '../browser/connection';
import { SCRIPTS_FAILED } from '../browser/ready';
import { whenIdle } from '../browser/when-idle';

/** What the reader does when they are about to use the page, or already do. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
] as const;

/**
 * Runs the scripts of a page at the first sign that the reader is about to use it. Until then they are
 * only fetched, when the browser is idle. Returns how to run them at once.
 */
export function loadScriptsOnIntent({
  scripts,
  others,
  hasActed,
}: {
  /** Addresses in any order: each script waits for those that it needs. */
  scripts: readonly string[];
  /** Addresses of what the scripts will ask for. */
  others: readonly string[];
  /** Whether the reader has done something that only the scripts can answer. */
  hasActed: () => boolean;
}): () => void {
  const waiting = new Set(scripts);

  function onSign(event: Event): void {
    if (!isResting(event)) load();
  }

  function load(): void {
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, true);
    for (const address of waiting) insert(address);
    waiting.clear();
  }

  function waitForSign(): void {
    for (const sign of SIGNS) {
      window.addEventListener(sign, onSign, { capture: true, passive: true });
    }
  }

  function insert(src: string): void {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.onerror = () => {
      script.remove();
      // The next sign of the reader tries it once more.
      waiting.add(src);
      waitForSign();
      document.dispatchEvent(new Event(SCRIPTS_FAILED));
      // A script is gone when a newer version of the site has replaced the one of this page.
      if (hasActed()) reloadOnce();
    };
    document.head.append(script);
  }

  waitForSign();
  whenIdle(() => {
    for (const href of [...waiting, ...others]) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href }),
      );
    }
  });
  return load;
}

/**
 * Whether the pointer only rests where the page appears, as it does after each followed link: browsers
 * report that as a movement by nothing.
 */
function isResting(event: Event): boolean {
  if (event.type !== 'pointermove') return false;
  const { movementX, movementY } = event as PointerEvent;
  return movementX === 0 && movementY === 0;
}
