const FOLD = '[data-part="code-fold"]';

/** Unfolds a long code block in which a hidden line is reached, and keeps the reader's place when it folds. */
export function startFoldedLines(): () => void {
  const folds = document.querySelectorAll<HTMLDetailsElement>(FOLD);
  const stop = new AbortController();
  for (const fold of folds) {
    const pre = fold.parentElement?.querySelector('pre');
    if (!pre) continue;
    const unfold = () => showReached(pre, fold);
    unfold();
    pre.addEventListener('scroll', unfold, { signal: stop.signal });
    fold.addEventListener(
      'toggle',
      () => {
        // The lines above are gone, and with them the place at which the reader was.
        if (!fold.open) fold.scrollIntoView({ block: 'nearest' });
      },
      { signal: stop.signal },
    );
  }
  return () => stop.abort();
}

/** Find in page, or the focus, has reached a hidden line: the browser has scrolled it into view. */
function showReached(pre: Element, fold: HTMLDetailsElement): void {
  const top = pre.scrollTop;
  if (top === 0) return;
  fold.open = true;
  window.scrollBy(0, top);
}
