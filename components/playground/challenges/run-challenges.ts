import { fill } from '@/lib/labels/fill';
import type { Shared } from './start-challenges';

/**
 * Shows which of the challenges this device remembers as solved, until the signal ends it. Returns what starts one of
 * them.
 */
export function runChallenges(
  boxes: readonly HTMLElement[],
  { reading, keepStep, load }: Shared,
  signal: AbortSignal,
): (box: HTMLElement) => void {
  const { path = '/' } = document.documentElement.dataset;
  const stepOf = ({ dataset }: HTMLElement) => `${path}#${dataset.challenge}`;
  const progress = document.querySelector<HTMLElement>('[data-part="challenge-progress"]');

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

  function start(box: HTMLElement): void {
    const button = box.querySelector('button');
    const status = box.querySelector<HTMLElement>('[role="status"]');
    if (!button || !status) return;
    const text = button.textContent;
    button.disabled = true;
    button.textContent = button.dataset.loading ?? '';
    load().then(
      ({ app, context, challenges }) => {
        const id = box.dataset.challenge ?? '';
        const challenge = challenges[id];
        if (signal.aborted || !challenge) return;
        button.hidden = true;
        const onSolved = () => keepStep(stepOf(box), true);
        const close = app.showChallenge(box, context, { id, challenge, onSolved });
        signal.addEventListener('abort', close);
      },
      () => {
        button.disabled = false;
        button.textContent = text;
        status.textContent = status.dataset.failed ?? '';
      },
    );
  }

  if (signal.aborted) return () => {};
  progress?.querySelector('button')?.addEventListener(
    'click',
    () => {
      for (const box of boxes) keepStep(stepOf(box), false);
    },
    { signal },
  );
  signal.addEventListener('abort', reading.subscribe(show));
  show();
  return start;
}
