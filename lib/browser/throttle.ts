/**
 * Runs something at most once in so many milliseconds: at the first call and, after others, at the
 * end. `cancel` drops the call that is still to come.
 */
export function throttle(run: () => void, milliseconds: number) {
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

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    isCalledAgain = false;
  }

  return Object.assign(call, { cancel });
}
