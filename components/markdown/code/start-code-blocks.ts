import { elementAt, whenNear } from '@/lib/browser/presses';
import { copyFor } from '../../ui/copy-press';

const BLOCK = 'figure[data-code]';
const BUTTONS = `${BLOCK} > [data-part="code-buttons"]`;

/** Answers the buttons of code blocks, and gives them to a block that the reader points at or focuses. */
export function listenToCode(): void {
  whenNear(BLOCK, addButtons);
  document.addEventListener('click', (event) => {
    const button = elementAt(event, `${BUTTONS} > button`);
    const pre = button?.closest(BLOCK)?.querySelector('pre');
    if (!button || !pre) return;
    if (button.hasAttribute('aria-pressed')) wrap(button, pre, !('wraps' in pre.dataset));
    else copyFor(button as HTMLElement, pre.textContent);
  });
}

/** Gives buttons to each code block that comes near the window. */
export function startCodeBlocks(signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        addButtons(target);
      }
    },
    // As far as one screen away.
    { rootMargin: '100% 0px' },
  );
  for (const block of document.querySelectorAll(BLOCK)) observer.observe(block);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const buttons of document.querySelectorAll(BUTTONS)) buttons.remove();
  });
}

function addButtons(block: Element): void {
  const pre = block.querySelector('pre');
  const original = document.querySelector('[data-template="code-buttons"] > *');
  if (!pre || !original || block.querySelector(BUTTONS)) return;
  const buttons = original.cloneNode(true) as Element;
  const button = buttons.querySelector('[aria-pressed]');
  button?.setAttribute('aria-pressed', String('wraps' in pre.dataset));
  pre.before(buttons);
}

function wrap(button: Element, pre: HTMLElement, wraps: boolean): void {
  button.setAttribute('aria-pressed', String(wraps));
  if (wraps) pre.dataset.wraps = 'true';
  else delete pre.dataset.wraps;
}

const FOLD = '[data-part="code-fold"]';

/** Unfolds a long code block in which a hidden line is reached, and keeps the reader's place when it folds. */
export function startFoldedLines(signal: AbortSignal): void {
  const folds = document.querySelectorAll<HTMLDetailsElement>(FOLD);
  for (const fold of folds) {
    const pre = fold.parentElement?.querySelector('pre');
    if (!pre) continue;
    const unfold = () => showReached(pre, fold);
    unfold();
    pre.addEventListener('scroll', unfold, { signal });
    fold.addEventListener(
      'toggle',
      () => {
        // The lines above are gone, and with them the place at which the reader was.
        if (!fold.open) fold.scrollIntoView({ block: 'nearest' });
      },
      { signal },
    );
  }
}

/** Find in page, or the focus, has reached a hidden line: the browser has scrolled it into view. */
function showReached(pre: Element, fold: HTMLDetailsElement): void {
  const top = pre.scrollTop;
  if (top === 0) return;
  fold.open = true;
  window.scrollBy(0, top);
}
