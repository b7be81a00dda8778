import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { showInBox } from '@/lib/browser/reveal';
import { SiteElement } from '@/lib/browser/site-element';

/** The pages of a section. Scrolls to the current one, on each new page and when the sidebar opens. */
export class SidebarElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('toggle', () => this.#showCurrent(), { signal });
    // Unfolds the groups around the new page. Those of the first one are open in its HTML.
    const onPage = () => {
      let item = this.#current?.closest('li');
      for (; item; item = item.parentElement?.closest('li')) {
        const fold = item.querySelector<HTMLDetailsElement>(':scope > details');
        if (fold) fold.open = true;
      }
      this.#showCurrent();
    };
    window.addEventListener(PAGE_SHOWN, onPage, { signal });
    this.#showCurrent();
  }

  get #current(): Element | null {
    return this.querySelector(':scope > nav:last-child [aria-current="page"]');
  }

  #showCurrent(): void {
    if (this.#current) showInBox(this, this.#current);
  }
}
