import { element } from '@/lib/browser/element';
import { fill } from '@/lib/labels/fill';
import { loadApp } from '../site/load-app';
import type { Phase } from './zoom-stage';

/** How long a page shows before its pictures can be enlarged. */
const START_AFTER_MS = 100;

/** Lets the reader enlarge the pictures that are worth it. */
export function startZoom(signal: AbortSignal): void {
  const timer = setTimeout(() => {
    if (isZoomHidden()) return;
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-zoomable]')) {
      if (isChosen(image, image.dataset.zoomable || undefined)) waitUntilWorth(image, signal);
    }
  }, START_AFTER_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function waitUntilWorth(image: HTMLImageElement, stopped: AbortSignal): void {
  const done = new AbortController();
  const signal = AbortSignal.any([stopped, done.signal]);
  const look = () => {
    if (signal.aborted || !isWorthEnlarging(image, image.dataset.zoomSrc !== undefined)) return;
    done.abort();
    void offerZoom(image, stopped);
  };
  // Not only on `load`: a picture that is folded away, or of the other appearance, has no size yet.
  const observer = new ResizeObserver(look);
  observer.observe(image);
  image.addEventListener('load', look, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Loads what enlarges a picture, and adds a button for it behind the picture. */
async function offerZoom(image: HTMLImageElement, stopped: AbortSignal): Promise<void> {
  // If it fails to load, the picture stays a plain picture.
  const loaded = await loadApp(() => import('./zoom-stage')).catch(() => undefined);
  if (!loaded || stopped.aborted) return;
  const [{ showZoomed }, context] = loaded;
  let close: (() => void) | undefined;

  function enlarge(): void {
    if (close || isZoomHidden()) return;
    close = showZoomed(context, { image, onPhase: setPhase, onLeave: leave });
  }

  function leave(): void {
    close?.();
    close = undefined;
    setPhase('closed');
  }

  function setPhase(phase: Phase): void {
    if (image.dataset.zoom !== phase) image.dataset.zoom = phase;
  }

  setPhase('closed');
  const button = newButton(image);
  image.after(button);
  image.addEventListener('click', enlarge, { signal: stopped });
  button.addEventListener('click', enlarge);
  stopped.addEventListener('abort', () => {
    close?.();
    button.remove();
    delete image.dataset.zoom;
  });
}

function newButton(image: HTMLImageElement): HTMLButtonElement {
  const button = element('button', {
    type: 'button',
    class: 'visually-hidden',
    'data-part': 'zoom',
    'aria-label': fill(image.dataset.zoomLabel ?? '', { picture: image.alt }),
    'aria-haspopup': 'dialog',
  });
  // The button is a point; what has the focus in the reader's eyes is the picture.
  button.addEventListener('focus', () => {
    if (image.dataset.zoom === 'closed') image.scrollIntoView({ block: 'nearest' });
  });
  return button;
}

/** Whether this page is shown without enlarging of pictures; parts.css hides the button. */
function isZoomHidden(): boolean {
  const { hide = '', pageHides = '' } = document.documentElement.dataset;
  return `${hide} ${pageHides}`.split(' ').includes('globalUIComponents');
}

/** What is asked of a picture's place in the page. */
type Placed = {
  closest: (selector: string) => unknown;
  matches: (selector: string) => boolean;
};

type Sized = Pick<
  HTMLImageElement,
  'complete' | 'currentSrc' | 'naturalWidth' | 'getBoundingClientRect'
>;

/** What handles a press itself; and headings, whose name would include that of the button. */
const TAKEN = 'a[href], button, summary, label, h1, h2, h3, h4, h5, h6';

/** The larger side below which a picture is a sign in a line of text. */
const SIGN_PX = 64;

/** How much larger a picture must become at least. */
const WORTH = 1.1;

const refused = new Set<string>();

/** Whether the settings choose a picture. An invalid selector throws, but not for each picture. */
export function isChosen(image: Placed, selector: string | undefined): boolean {
  if (image.closest(TAKEN)) return false;
  if (selector === undefined) return true;
  if (refused.has(selector)) return false;
  try {
    return image.matches(selector);
  } catch (cause) {
    refused.add(selector);
    throw new Error(`themeConfig.imageZoom.selector is not a valid selector: "${selector}"`, {
      cause,
    });
  }
}

/**
 * Whether a picture is there and gains by being enlarged: any drawing does, any other picture only
 * if it is shown smaller than it is, or if the writer has given a larger one. In an icon nothing
 * more is to be seen, so signs in a line of text stay as they are.
 */
export function isWorthEnlarging(image: Sized, hasLarger: boolean): boolean {
  const { width, height } = image.getBoundingClientRect();
  if (!image.complete || image.naturalWidth === 0 || width === 0) return false;
  if (hasLarger) return true;
  if (Math.max(width, height) < SIGN_PX) return false;
  return /\.svg$/i.test(image.currentSrc) || image.naturalWidth >= width * WORTH;
}
