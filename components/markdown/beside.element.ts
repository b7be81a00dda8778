import { SiteElement } from '@/lib/browser/site-element';

/** Marks the lines of the item that the user has scrolled to. Before the first item, and without scripts, all are. */
export class BesideElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (reached) this.#markLinesOf(reached.target as HTMLElement);
      },
      // A line across the window, a little above its middle.
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const item of this.querySelectorAll('[data-lines]')) observer.observe(item);
    signal.addEventListener('abort', () => observer.disconnect());
  }

  #markLinesOf(item: HTMLElement): void {
    const [first = 0, last = 0] = (item.dataset.lines ?? '').split('-').map(Number);
    for (const other of item.parentElement?.children ?? []) {
      other.toggleAttribute('data-now', other === item);
    }
    for (const [index, line] of this.querySelectorAll(':scope > figure .line').entries()) {
      line.toggleAttribute('data-now', first <= index + 1 && index < last);
    }
  }
}
