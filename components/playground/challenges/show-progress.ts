import type { keepStep, reading } from '@/lib/browser/reading';
import { fill } from '@/lib/labels/fill';
import type { stepOf } from '../start-playgrounds';

/** Shows which of the challenges this device remembers as solved, until the signal ends it. */
export function showProgress(
  boxes: readonly HTMLElement[],
  // They are the page's own, since these modules keep something.
  page: { reading: typeof reading; keepStep: typeof keepStep; stepOf: typeof stepOf },
  signal: AbortSignal,
): void {
  const progress = document.querySelector<HTMLElement>('[data-part="challenge-progress"]');
  const forget = progress?.querySelector('button');

  function show(): void {
    const { done } = page.reading.get();
    const solved = boxes.filter((box) => done.includes(page.stepOf(box)));
    for (const box of boxes) {
      const isSolved = solved.includes(box);
      const mark = box.querySelector<HTMLElement>('strong');
      const button = box.querySelector<HTMLElement>('[data-again]');
      if (mark) mark.hidden = !isSolved;
      if (button) button.textContent = button.dataset[isSolved ? 'again' : 'start'] ?? '';
    }
    const bar = progress?.querySelector('progress');
    const words = progress?.querySelector<HTMLElement>('[data-text]');
    if (!progress || !bar || !words || !forget) return;
    progress.hidden = false;
    bar.value = solved.length;
    // It keeps its place while there is nothing to forget.
    forget.style.visibility = solved.length > 0 ? '' : 'hidden';
    const counts = { solved: String(solved.length), all: String(boxes.length) };
    words.textContent = fill(words.dataset.text ?? '', counts);
  }

  if (signal.aborted) return;
  forget?.addEventListener(
    'click',
    () => {
      for (const box of boxes) page.keepStep(page.stepOf(box), false);
    },
    { signal },
  );
  signal.addEventListener('abort', page.reading.subscribe(show));
  show();
}
