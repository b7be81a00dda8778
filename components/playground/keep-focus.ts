/** So long after a key, somebody may still be typing. */
const TYPING_MS = 5000;

/**
 * Gives the focus back to the field in which the reader types when an app on the stage takes it. A reader who moves
 * the pointer or presses Tab may go to the stage; so may one with a touch screen, whose taps there are not seen here.
 */
export function keepFocus(box: HTMLElement): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal, capture: true };
  let typed: { field: HTMLElement; at: number } | undefined;
  let pointer = '';

  /** What scrolls below a pointer at rest says so, too. */
  function follow({ screenX, screenY }: PointerEvent): void {
    const place = `${screenX} ${screenY}`;
    if (place !== pointer) typed = undefined;
    pointer = place;
  }
  function giveBack(): void {
    const frame = document.activeElement;
    const isTaken = frame instanceof HTMLIFrameElement && box.contains(frame);
    if (!isTaken || !typed || performance.now() - typed.at > TYPING_MS) return;
    if (!matchMedia('(hover: none)').matches) typed.field.focus({ preventScroll: true });
  }

  window.addEventListener('pointermove', follow, options);
  window.addEventListener('pointerover', follow, options);
  window.addEventListener(
    'keydown',
    ({ target, key }) => {
      const isField = target instanceof HTMLElement && target.matches('input, select, textarea');
      typed = isField && key !== 'Tab' ? { field: target, at: performance.now() } : undefined;
    },
    options,
  );
  // In this event the focus is still on its way: Firefox names no element yet, and Chromium would send the keys on.
  window.addEventListener('blur', () => setTimeout(giveBack), options);
  return () => listeners.abort();
}
