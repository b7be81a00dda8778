import { element } from '@/lib/browser/element';
import { lockPage } from '@/lib/browser/lock-page';
import { fill } from '@/lib/labels/fill';

/** Lays a button over each drawing, which enlarges it. */
export function startDiagrams(signal: AbortSignal): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure[data-enlarge]')) {
    const button = newButton(fill(figure.dataset.enlarge ?? '', { picture: labelOf(figure) }));
    button.dataset.part = 'zoom';
    button.setAttribute('aria-haspopup', 'dialog');
    button.addEventListener('click', () => showLarge(figure, signal));
    figure.append(button);
    signal.addEventListener('abort', () => button.remove());
  }
}

/** Shows a copy of a drawing over the page, larger than a small screen, so that it can be moved about. */
function showLarge(figure: HTMLElement, signal: AbortSignal): void {
  const button = newButton(figure.dataset.close ?? '');
  button.textContent = '×';
  button.className = 'floating';
  const dialog = element('dialog', { 'aria-label': labelOf(figure) }, button);
  const svg = figure.querySelector('svg');
  if (svg) dialog.append(svg.cloneNode(true));
  // Where the style sheet of the page knows it.
  figure.append(dialog);
  const unlock = lockPage('dialog');
  const close = () => dialog.close();
  // A press anywhere closes it; Escape and the Back gesture do so by themselves.
  dialog.addEventListener('click', close);
  signal.addEventListener('abort', close);
  dialog.addEventListener('close', () => {
    signal.removeEventListener('abort', close);
    unlock();
    dialog.remove();
  });
  dialog.showModal();
}

function labelOf(figure: Element): string {
  return figure.querySelector('svg')?.getAttribute('aria-label') ?? '';
}

function newButton(label: string): HTMLButtonElement {
  return element('button', { type: 'button', 'aria-label': label });
}
