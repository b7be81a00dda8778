import { lockPage } from '@/lib/browser/lock-page';
import { SiteElement } from '@/lib/browser/site-element';
import { fill } from '@/lib/settings/fill';
import { loadApp } from '../site/load-app';

/** Delay before the pictures of a page can be enlarged. */
const START_DELAY_MS = 100;

/** Elements in which no button is added: they handle presses, or their name would include that of the button. */
const INTERACTIVE = 'a[href], button, summary, label, h1, h2, h3, h4, h5, h6';

/** The larger side below which a picture is an icon in a line of text. */
const ICON_PX = 64;

/** The least factor by which a picture must grow. */
const MIN_ENLARGEMENT = 1.1;

/** The button that enlarges the picture or the drawing before it. */
export class ZoomElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const picture = this.previousElementSibling;
    if (picture instanceof SVGElement) {
      this.#addButton(picture.ariaLabel ?? '', () => this.#showDrawing(picture));
    }
    if (!(picture instanceof HTMLImageElement) || picture.closest(INTERACTIVE)) return;
    const { selector } = this.dataset;
    if (!selector || picture.matches(selector)) this.#waitFor(picture, signal);
  }

  /** Offers the button when the picture has a size: it may be folded away, or of the other appearance. */
  #waitFor(image: HTMLImageElement, signal: AbortSignal): void {
    const observer = new ResizeObserver(() => offerIfWorthwhile());
    const offerIfWorthwhile = () => {
      if (!this.checkVisibility() || !isWorthEnlarging(image)) return;
      observer.disconnect();
      image.removeEventListener('load', offerIfWorthwhile);
      // If it fails to load, the picture stays a plain picture until the pointer comes again.
      this.#offer(image, signal).catch(() =>
        image.addEventListener('pointerenter', offerIfWorthwhile, { once: true, signal }),
      );
    };
    const start = () => {
      observer.observe(image);
      image.addEventListener('load', offerIfWorthwhile, { signal });
    };
    const timer = setTimeout(start, START_DELAY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      observer.disconnect();
    });
  }

  async #offer(image: HTMLImageElement, signal: AbortSignal): Promise<void> {
    const [{ showZoomed }, context] = await loadApp(() => import('./zoom-stage'));
    if (signal.aborted) return;
    let close: (() => void) | undefined;
    const enlarge = () => {
      if (this.checkVisibility()) close ??= showZoomed(context, image, () => (close = undefined));
    };
    image.dataset.zoom = 'closed';
    image.addEventListener('click', enlarge, { signal });
    const button = this.#addButton(image.alt, enlarge);
    button.className = 'visually-hidden';
    // The button is a point; what has the focus in the user's eyes is the picture.
    button.addEventListener('focus', () => {
      if (!close) image.scrollIntoView({ block: 'nearest' });
    });
    signal.addEventListener('abort', () => close?.());
  }

  #addButton(picture: string, run: () => void): HTMLButtonElement {
    const button = newButton(fill(this.dataset.label ?? '', { picture }));
    button.setAttribute('aria-haspopup', 'dialog');
    button.addEventListener('click', run);
    this.replaceChildren(button);
    return button;
  }

  /** Shows a copy of a drawing over the page, larger than a small screen, so that it can be moved about. */
  #showDrawing(drawing: SVGElement): void {
    const button = newButton(this.dataset.close ?? '');
    button.textContent = '×';
    button.className = 'floating icon-button';
    const dialog = document.createElement('dialog');
    dialog.ariaLabel = drawing.ariaLabel;
    dialog.append(button, drawing.cloneNode(true));
    this.append(dialog);
    const unlock = lockPage('dialog');
    // A press anywhere closes it; Escape and the Back gesture do so by themselves.
    dialog.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      unlock();
      dialog.remove();
    });
    dialog.showModal();
  }
}

function newButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = label;
  return button;
}

/**
 * Returns whether a picture has loaded and gains by being enlarged: any drawing does, any other picture only if it is shown
 * smaller than it is, or if the writer has given a larger one.
 */
function isWorthEnlarging(image: HTMLImageElement): boolean {
  const { width, height } = image.getBoundingClientRect();
  if (!image.complete || image.naturalWidth === 0 || width === 0) return false;
  if (image.dataset.zoomSrc !== undefined) return true;
  const isDrawing = /\.svg$/i.test(image.currentSrc);
  const isIcon = Math.max(width, height) < ICON_PX;
  return !isIcon && (isDrawing || image.naturalWidth >= width * MIN_ENLARGEMENT);
}
