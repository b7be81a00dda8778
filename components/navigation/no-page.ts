import { elementAt } from '@/lib/browser/presses';

const NOTICE = '[data-part="no-page"]';

let retry = (): void => {};

/** Says that a page does not come, and offers to ask for it again. */
export function showNotice(again: () => void): void {
  retry = again;
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (!notice) return;
  const reason = navigator.onLine ? 'unreachable' : 'offline';
  for (const words of notice.querySelectorAll<HTMLElement>('[data-when]')) {
    words.hidden = words.dataset.when !== reason;
  }
  notice.hidden = false;
}

export function hideNotice(): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (notice) notice.hidden = true;
}

export function listenToNotice(): void {
  document.addEventListener('click', (event) => {
    if (elementAt(event, `${NOTICE} button`)) retry();
  });
}
