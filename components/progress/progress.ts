import NProgress from 'nprogress';
import styles from './progress.module.css';

/** How far the bar is at first, how fast it moves, how far and how often it creeps on. */
export const PROGRESS_SETTINGS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
};

/** How long the end takes: the last stretch, then the fading (progress.module.css). */
const END_MS = 400;

NProgress.configure({
  ...PROGRESS_SETTINGS,
  showSpinner: false,
  // <ProgressBar> has words for assistive technology: how far the bar is means nothing.
  template: `<div class="${styles.line}" data-part="progress" aria-hidden="true"><div class="bar"></div></div>`,
  barSelector: '.bar',
});

let ending: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar at its beginning. */
export function showProgress(): void {
  remove();
  NProgress.start();
}

/** Lets a bar that shows run to its end and go. */
export function endProgress(): void {
  if (!NProgress.isStarted()) return;
  // Not `NProgress.done()`, whose timers would take away a bar that is shown anew in the meantime.
  NProgress.status = null;
  const bar = document.querySelector<HTMLElement>('#nprogress .bar');
  bar?.style.setProperty('transform', 'none');
  bar?.parentElement?.setAttribute('data-ended', '');
  ending = setTimeout(remove, END_MS);
}

function remove(): void {
  clearTimeout(ending);
  NProgress.remove();
}
