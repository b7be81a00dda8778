import NProgress from 'nprogress';

const SHOW_DELAY_MS = 200;

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

/** Shows the bar if the requested page is slow. */
export function startProgress(): void {
  timer ??= setTimeout(() => {
    NProgress.start();
    announce(document.querySelector<HTMLElement>(STATUS)?.dataset.text ?? '');
  }, SHOW_DELAY_MS);
}

export function endProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  NProgress.done();
  announce('');
}

const STATUS = '[data-part="progress"] > [data-text]';

export function announce(text: string): void {
  const status = document.querySelector(STATUS);
  if (status) status.textContent = text;
}

/** Shows the notice that a page did not load, with a retry button. Hides it without `retry`. */
export function showFailure(retry?: () => void): void {
  const notice = document.querySelector<HTMLElement>('[data-part="no-page"]');
  const button = notice?.querySelector('button');
  if (!notice || !button) return;
  const reason = navigator.onLine ? 'unreachable' : 'offline';
  for (const text of notice.querySelectorAll<HTMLElement>('[data-when]')) {
    text.hidden = text.dataset.when !== reason;
  }
  notice.hidden = !retry;
  button.onclick = retry ?? null;
}
