import { readStored, writeStored } from '@/lib/browser/stored';
import { fill } from '@/lib/settings/fill';

/** Contains an object whose `done` lists the solved challenges, each as path and id. */
const KEY = 'rspress-reading';

/** Stores which challenges were solved in this browser, and shows it until the signal ends it. */
export function showProgress(boxes: readonly HTMLElement[], signal: AbortSignal): void {
  const progress = document.querySelector<HTMLElement>('[data-part="challenge-progress"]');
  const forget = progress?.querySelector('button');
  let done = storedChallenges();

  function show(): void {
    const solved = boxes.filter((box) => done.includes(nameOf(box)));
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

  function store(names: readonly string[]): void {
    done = names;
    writeStored(KEY, JSON.stringify({ done }));
    show();
  }

  if (signal.aborted) return;
  for (const box of boxes) {
    box.addEventListener('solved', () => store([...new Set([...done, nameOf(box)])]), { signal });
  }
  const shown = boxes.map(nameOf);
  const clear = () => store(done.filter((name) => !shown.includes(name)));
  forget?.addEventListener('click', clear, { signal });
  // Another tab has solved or forgotten some.
  const refresh = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    done = storedChallenges();
    show();
  };
  window.addEventListener('storage', refresh, { signal });
  show();
}

function nameOf({ dataset }: HTMLElement): string {
  return `${document.documentElement.dataset.path ?? '/'}#${dataset.challenge}`;
}

function storedChallenges(): readonly string[] {
  try {
    const { done } = JSON.parse(readStored(KEY) ?? '{}');
    return Array.isArray(done) ? done : [];
  } catch {
    return [];
  }
}
