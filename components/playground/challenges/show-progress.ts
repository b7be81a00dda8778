import { readStored, shareStored } from '@/lib/browser/stored';
import { fill } from '@/lib/settings/fill';

/** Contains an object whose `done` lists the solved challenges, each as path and id. */
const KEY = 'rspress-reading';

/** Stores which challenges of the page were solved in this browser, and shows it until the signal ends it. */
export function showProgress(progress: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-challenge]')];
  const [line, bar, text, forget] = ['p', 'progress', '[data-text]', 'button'].map((selector) =>
    progress.querySelector<HTMLElement>(selector),
  );
  let done = doneIn(readStored(KEY));

  function show(): void {
    const solved = boxes.filter((box) => done.includes(nameOf(box)));
    for (const box of boxes) {
      const isSolved = solved.includes(box);
      const mark = box.querySelector<HTMLElement>('strong');
      const button = box.querySelector<HTMLElement>('[data-again]');
      if (mark) mark.hidden = !isSolved;
      if (button) button.textContent = button.dataset[isSolved ? 'again' : 'start'] ?? '';
    }
    if (!line || !bar || !text || !forget) return;
    line.hidden = false;
    bar.setAttribute('value', String(solved.length));
    // It takes up its space while there is nothing to forget.
    forget.style.visibility = solved.length > 0 ? '' : 'hidden';
    const counts = { solved: String(solved.length), all: String(boxes.length) };
    text.textContent = fill(text.dataset.text ?? '', counts);
  }

  const store = (names: readonly string[]) => shareStored(KEY, JSON.stringify({ done: names }));

  for (const box of boxes) {
    box.addEventListener('solved', () => store([...new Set([...done, nameOf(box)])]), { signal });
  }
  const here = boxes.map(nameOf);
  const clear = () => store(done.filter((name) => !here.includes(name)));
  forget?.addEventListener('click', clear, { signal });
  // This tab or another has solved or forgotten some.
  const refresh = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    done = doneIn(newValue);
    show();
  };
  window.addEventListener('storage', refresh, { signal });
  show();
}

function nameOf({ dataset }: HTMLElement): string {
  return `${document.documentElement.dataset.path ?? '/'}#${dataset.challenge}`;
}

function doneIn(stored: string | null): readonly string[] {
  try {
    const { done } = JSON.parse(stored ?? '{}');
    return Array.isArray(done) ? done : [];
  } catch {
    return [];
  }
}
