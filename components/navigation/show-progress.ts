import NProgress from 'nprogress';

/** How long a page may take before it counts as slow. */
const SLOW_MS = 200;

const STEPS = { trickleRate: 0.02, trickleSpeed: 800 };

NProgress.configure({
  ...STEPS,
  minimum: 0.08,
  speed: 200,
  showSpinner: false,
  parent: '[data-part="progress"]',
  // The words beside it are for assistive technology: how far the bar is means nothing.
  template: '<div class="line" aria-hidden="true"><div class="bar"></div></div>',
  barSelector: '.bar',
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar if what the reader waits for takes long. */
export function expectPage(): void {
  timer ??= setTimeout(() => {
    NProgress.start();
    say(place()?.dataset.words ?? '');
  }, SLOW_MS);
}

/** Takes the bar away: the reader has arrived, or has turned back. */
export function endProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  NProgress.done();
  say('');
}

/** Announces something about the page to assistive technology. */
export function say(text: string): void {
  const words = place();
  if (words) words.textContent = text;
}

function place(): HTMLElement | null {
  return document.querySelector('[data-part="progress"] > [data-words]');
}
