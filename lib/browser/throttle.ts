/** A function that may be called often, and how to end it. */
export type Throttled = {
  (): void;
  /** Drops the call that is still to come; to be used when nobody waits for it any more. */
  cancel: () => void;
};

/**
 * Makes a function that runs at most once in so many milliseconds: at the first call at once, and
 * once more at the end of the time if there were calls in between, so that the last one counts.
 */
export function throttle(run: () => void, milliseconds: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;

  function call(): void {
    isAsked = timer !== undefined;
    if (isAsked) return;
    timer = setTimeout(end, milliseconds);
    run();
  }

  function end(): void {
    timer = undefined;
    if (isAsked) call();
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    isAsked = false;
  }

  return Object.assign(call, { cancel });
}
