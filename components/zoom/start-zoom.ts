import { fill } from '@/lib/labels/fill';
import { loadApp } from '../site/load-app';
import type { Phase } from './zoom-stage';
import { isChosen, isWorthEnlarging } from './zoomable';

/** How long a page shows before its pictures can be enlarged. */
const START_AFTER_MS = 100;

/** Lets the reader enlarge the pictures that are worth it. */
export function startZoom(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const timer = setTimeout(() => {
    if (isZoomHidden()) return;
    for (const image of document.querySelectorAll<HTMLImageElement>('img[data-zoomable]')) {
      if (isChosen(image, image.dataset.zoomable || undefined)) waitUntilWorth(image, signal);
    }
  }, START_AFTER_MS);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
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
    close = showZoomed(context, {
      image,
      largeSrc: image.dataset.zoomSrc,
      onPhase: setPhase,
      onLeave: leave,
    });
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
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'visually-hidden';
  button.dataset.part = 'zoom';
  button.setAttribute('aria-label', fill(image.dataset.zoomLabel ?? '', { picture: image.alt }));
  button.setAttribute('aria-haspopup', 'dialog');
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
