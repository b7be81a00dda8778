import { SiteElement } from '@/lib/browser/site-element';
import { copyFor } from '../../ui/copy-press';
import { watchOverflow } from '../scroll-region.element';

/** Gives buttons to a code block that is at most a screen away from the window. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) (target as CodeElement).addButtons();
    }
  },
  { rootMargin: '100% 0px' },
);

/** The buttons of a code block, which wrap and copy the `<pre>` beside it. A long block unfolds where it is reached. */
export class CodeElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    observer.observe(this);
    signal.addEventListener('abort', () => observer.unobserve(this));
    this.addEventListener('click', (event) => this.#press(event), { signal });
    const pre = this.#pre;
    if (!pre) return;
    if (pre.dataset.scrollRegion) watchOverflow(pre, signal);
    const fold = this.parentElement?.querySelector('details');
    if (fold) followFold(fold, pre, signal);
  }

  get #pre(): HTMLElement | null | undefined {
    return this.parentElement?.querySelector('pre');
  }

  addButtons(): void {
    observer.unobserve(this);
    const template = document.querySelector('[data-part="code-buttons"]');
    if (!template || this.childElementCount > 0) return;
    this.append(...template.cloneNode(true).childNodes);
    const isWrapped = String('wraps' in (this.#pre?.dataset ?? {}));
    this.querySelector('[aria-pressed]')?.setAttribute('aria-pressed', isWrapped);
  }

  #press({ target }: Event): void {
    const button = (target as Element).closest<HTMLElement>('button');
    const pre = this.#pre;
    if (!button || !pre) return;
    if (!button.hasAttribute('aria-pressed')) copyFor(button, pre.textContent);
    else {
      const wraps = !('wraps' in pre.dataset);
      button.setAttribute('aria-pressed', String(wraps));
      if (wraps) pre.dataset.wraps = 'true';
      else delete pre.dataset.wraps;
    }
  }
}

/** Unfolds a long block in which a hidden line is reached, and keeps the scroll position when it folds. */
function followFold(fold: HTMLDetailsElement, pre: Element, signal: AbortSignal): void {
  // Find in page, or the focus: the browser has scrolled the line into view.
  const unfold = () => {
    const top = pre.scrollTop;
    if (top === 0) return;
    fold.open = true;
    window.scrollBy(0, top);
  };
  unfold();
  pre.addEventListener('scroll', unfold, { signal });
  // Without the lines above, the block would be out of view.
  const keepInView = () => !fold.open && fold.scrollIntoView({ block: 'nearest' });
  fold.addEventListener('toggle', keepInView, { signal });
}
