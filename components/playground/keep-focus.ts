/** So long after a key, somebody may still be typing. */
const TYPING_MS = 5000;

/**
 * Gives the focus back to the field in which the reader types when an app on the stage takes it. A reader who goes to
 * the stage by the pointer or by Tab stays there; so does one with a touch screen, where a tap can't be told apart.
 */
export function keepFocus(box: HTMLElement): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let typed: { field: HTMLElement; at: number } | undefined;

  window.addEventListener(
    'keydown',
    ({ target, key, timeStamp }) => {
      const isField = target instanceof HTMLElement && target.matches('input, select, textarea');
      typed = isField && key !== 'Tab' ? { field: target, at: timeStamp } : undefined;
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'blur',
    ({ timeStamp }) => {
      const { field, at } = typed ?? {};
      // Firefox says only after this event which element has the focus.
      setTimeout(() => {
        const frame = document.activeElement;
        if (!field?.isConnected || at === undefined || timeStamp - at > TYPING_MS) return;
        if (!(frame instanceof HTMLIFrameElement) || !box.contains(frame)) return;
        if (frame.matches(':hover') || matchMedia('(hover: none)').matches) return;
        field.focus({ preventScroll: true });
      });
    },
    { signal },
  );
  return () => listeners.abort();
}
