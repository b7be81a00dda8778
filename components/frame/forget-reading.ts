import { forgetReading } from '@/lib/browser/reading';

/** Lets the button of the footer forget what was read here. It says so until another page shows. */
export function startForgetting(): () => void {
  const button = document.querySelector<HTMLElement>('[data-forget]');
  if (!button) return () => {};
  const [offer, answer] = button.querySelectorAll('span');

  function show(hasForgotten: boolean): void {
    if (offer) offer.hidden = hasForgotten;
    if (answer) answer.hidden = !hasForgotten;
  }
  function forget(): void {
    forgetReading(document.documentElement.dataset.path ?? '/');
    show(true);
  }

  button.addEventListener('click', forget);
  return () => {
    button.removeEventListener('click', forget);
    show(false);
  };
}
