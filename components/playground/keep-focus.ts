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
    ({ target, key }) => {
      const isField = target instanceof HTMLElement && target.matches('input, select, textarea');
      typed = isField && key !== 'Tab' ? { field: target, at: performance.now() } : undefined;
    },
    { signal, capture: true },
  );
  window.addEventListener(
    'blur',
    () => {
      if (!typed || performance.now() - typed.at > TYPING_MS) return;
      const { field } = typed;
      const giveBack = () => {
        const frame = document.activeElement;
        if (!(frame instanceof HTMLIFrameElement) || !box.contains(frame)) return;
        if (frame.matches(':hover') || matchMedia('(hover: none)').matches) return;
        field.focus({ preventScroll: true });
      };
      // At once, so that no letter is lost; Firefox says only after this event which element has the focus.
      giveBack();
      setTimeout(giveBack);
    },
    { signal },
  );
  return () => listeners.abort();
}
