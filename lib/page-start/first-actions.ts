import { followedPage, isSearchShortcut, isTyping } from '../browser/presses';
import { onReady, SCRIPTS_FAILED } from '../browser/ready';

/** What the browser does by itself when it is pressed. */
const NATIVE = 'a[href], summary, label, input, select, textarea, [popovertarget]';

/** Keys that move the focus, press what has it, or mean nothing alone. */
const NATIVE_KEYS = /^(Tab|Enter| |Shift|Control|Alt|Meta)$/;

/**
 * Keeps what the reader does before React has taken over and does it again afterwards, in order. What
 * the browser answers by itself (links, folds, popovers, fields) is left to it, but for links without a
 * connection. Returns whether there is anything to do again. When the scripts could not be loaded, a reader
 * does the same again, which then takes the place of what they did before.
 */
export function keepFirstActions(): () => boolean {
  const kept: { event: MouseEvent | KeyboardEvent; target: EventTarget }[] = [];
  let pointedAt: PointerEvent | undefined;
  let hasFailed = false;
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, options);

  function keep(event: MouseEvent | KeyboardEvent): void {
    if (!event.isTrusted || !event.target) return;
    forgetFailed();
    // A part of the page that is ready before the others would answer it twice.
    event.stopPropagation();
    kept.push({ event, target: event.target });
  }

  function forgetFailed(): void {
    if (hasFailed) kept.length = 0;
    hasFailed = false;
  }

  // The scripts may be there before the click that follows, which React then answers itself.
  on('pointerdown', forgetFailed);
  on('click', (event) => {
    if (!navigator.onLine && event.isTrusted && followedPage(event)) {
      // The browser would put its own error page in place of this one; the site says what is missing.
      event.preventDefault();
      keep(event);
    } else if (event.target instanceof Element && !event.target.closest(NATIVE)) keep(event);
  });
  on('keydown', (event) => {
    // Some browsers have functions of their own on these keys.
    if (isSearchShortcut(event)) event.preventDefault();
    else if (NATIVE_KEYS.test(event.key) || isTyping(event.target)) return;
    keep(event);
  });
  on('pointerover', (event) => {
    pointedAt = event;
  });
  document.addEventListener(
    SCRIPTS_FAILED,
    () => {
      hasFailed = true;
      for (const { event } of kept) {
        const link = event.type === 'click' && followedPage(event);
        if (link) window.location.assign(link.href);
      }
    },
    options,
  );

  onReady(async () => {
    end.abort();
    if (pointedAt?.target instanceof Element && pointedAt.target.matches(':hover')) {
      repeat(pointedAt, pointedAt.target);
    }
    for (const { event, target } of kept.splice(0)) {
      repeat(event, target instanceof Node && !target.isConnected ? document : target);
      // What it has changed is on the page before the next one.
      await undefined;
    }
  });
  return () => kept.length > 0;
}

/** An event can be told only once, so a copy is told. */
function repeat(event: Event, target: EventTarget): void {
  const Copy = event.constructor as typeof Event;
  // React takes a pointer that comes from another element as one that it has already seen.
  const copy = new Proxy(event, {
    get: (original, name) =>
      name === 'relatedTarget' ? null : Reflect.get(original, name, original),
  });
  target.dispatchEvent(new Copy(event.type, copy));
}
