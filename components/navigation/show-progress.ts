import NProgress from 'nprogress';

/** How long a page may take before it counts as slow. */
const SLOW_MS = 200;

NProgress.configure({
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  parent: '[data-part="progress"]',
  // The status beside it is for assistive technology: how far the bar is means nothing.
  template: '<div class="line" aria-hidden="true"><div class="bar"></div></div>',
  barSelector: '.bar',
} as Partial<NProgress.NProgressOptions>);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar if the page that was requested takes long. */
export function expectPage(): void {
  timer ??= setTimeout(() => {
    NProgress.start();
    announce(status()?.dataset.words ?? '');
  }, SLOW_MS);
}

/** Removes the bar. */
export function endProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  NProgress.done();
  announce('');
}

/** Announces something about the page to assistive technology. */
export function announce(text: string): void {
  const element = status();
  if (element) element.textContent = text;
}

function status(): HTMLElement | null {
  return document.querySelector('[data-part="progress"] > [data-words]');
}
