import { showInBox } from '@/lib/browser/locations';
import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { SiteElement } from '@/lib/browser/site-element';

/** The pages of a section. Scrolls to the current one, on each new page and when the sidebar opens. */
export class SidebarElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    this.addEventListener('toggle', () => this.#showCurrent(), { signal });
    // The groups of the first page are open in its HTML, and the user may have folded them since.
    const onPage = () => {
      if (this.#current) openGroups(this.#current);
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

/** Unfolds the groups that hold an item; the others stay as the user left them. */
function openGroups(current: Element): void {
  for (let item = current.closest('li'); item; item = item.parentElement?.closest('li') ?? null) {
    const fold = item.querySelector<HTMLDetailsElement>(':scope > details');
    if (fold) fold.open = true;
  }
}
