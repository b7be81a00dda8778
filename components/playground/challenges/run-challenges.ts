import { fill } from '@/lib/labels/fill';
import type { ChallengeId } from '@/lib/playground/challenges';
import type { Shared } from './start-challenges';

/** Answers the buttons of the challenges, and shows which of them this device remembers as solved. */
export function runChallenges(
  boxes: readonly HTMLElement[],
  { reading, keepStep, load }: Shared,
): () => void {
  const { path = '/' } = document.documentElement.dataset;
  const stepOf = ({ dataset }: HTMLElement) => `${path}#${dataset.challenge}`;
  const progress = document.querySelector<HTMLElement>('[data-part="challenge-progress"]');
  const listeners = new AbortController();
  const { signal } = listeners;
  const closes: (() => void)[] = [];

  function show(): void {
    const { done } = reading.get();
    const solved = boxes.filter((box) => done.includes(stepOf(box)));
    for (const box of boxes) {
      const mark = box.querySelector<HTMLElement>('em');
      if (mark) mark.hidden = !solved.includes(box);
    }
    const bar = progress?.querySelector('progress');
    const words = progress?.querySelector<HTMLElement>('[data-text]');
    if (!progress || !bar || !words) return;
    progress.hidden = false;
    bar.value = solved.length;
    const counts = { solved: String(solved.length), all: String(boxes.length) };
    words.textContent = fill(words.dataset.text ?? '', counts);
  }

  function start(box: HTMLElement, button: HTMLButtonElement): void {
    const status = box.querySelector<HTMLElement>('[role="status"]');
    const text = button.textContent;
    button.disabled = true;
    button.textContent = button.dataset.loading ?? '';
    load().then(
      ([{ showChallenge }, context]) => {
        if (signal.aborted) return;
        button.hidden = true;
        const id = box.dataset.challenge as ChallengeId;
        const onSolved = () => keepStep(stepOf(box), true);
        closes.push(showChallenge(box, context, { id, onSolved }));
      },
      () => {
        button.disabled = false;
        button.textContent = text;
        if (status) status.textContent = status.dataset.failed ?? '';
      },
    );
  }

  for (const box of boxes) {
    const button = box.querySelector('button');
    button?.addEventListener('click', () => start(box, button), { signal });
  }
  progress?.querySelector('button')?.addEventListener(
    'click',
    () => {
      for (const box of boxes) keepStep(stepOf(box), false);
    },
    { signal },
  );
  const unsubscribe = reading.subscribe(show);
  show();
  return () => {
    listeners.abort();
    unsubscribe();
    for (const close of closes) close();
  };
}
