/**
 * Of code with a list about its lines, marks only the lines of the item that the reader has reached. Before the
 * first one, and without scripts, all of them are marked.
 */
export function startBeside(signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const reached = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (reached) markLinesOf(reached.target as HTMLElement);
    },
    // A line across the window, a little above its middle.
    { rootMargin: '-40% 0px -60% 0px' },
  );
  for (const item of document.querySelectorAll('[data-lines]')) observer.observe(item);
  signal.addEventListener('abort', () => observer.disconnect());
}

function markLinesOf(item: HTMLElement): void {
  const [first = 0, last = 0] = (item.dataset.lines ?? '').split('-').map(Number);
  const list = item.parentElement;
  for (const other of list?.children ?? []) other.toggleAttribute('data-now', other === item);
  const lines = list?.parentElement?.querySelectorAll(':scope > figure .line') ?? [];
  for (const [index, line] of lines.entries()) {
    line.toggleAttribute('data-now', first <= index + 1 && index < last);
  }
}
