import { fileReader } from '@/lib/browser/connection';
import { elementAt } from '@/lib/browser/presses';
import { SiteElement } from '@/lib/browser/site-element';
import { withoutBase } from '@/lib/routing/base-path';
import { copyFor } from '../ui/copy-press';

const readMarkdown = fileReader((response) => response.text());

/** The button that copies a page as Markdown, and the menu beside it, whose button copies the URL. */
export class PageActionsElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const button = this.querySelector('button');
    if (!button) return;
    const prefetch = () => void this.#loadMarkdown().catch(() => {});
    for (const type of ['pointerenter', 'focus']) {
      button.addEventListener(type, prefetch, { signal });
    }
    const onClick = (event: Event) => {
      if (elementAt(event, 'button') === button) copyFor(button, this.#loadMarkdown());
      else if (elementAt(event, 'li > button')) this.#copyLink(button);
    };
    this.addEventListener('click', onClick, { signal });
  }

  /** Loads the file that the menu links to. */
  #loadMarkdown(): Promise<string> {
    const link = this.querySelector<HTMLAnchorElement>('[data-part="markdown"]');
    return readMarkdown(withoutBase(link?.pathname ?? ''));
  }

  /** The outcome shows on the button that copies the page. */
  #copyLink(button: HTMLElement): void {
    copyFor(button, window.location.origin + window.location.pathname);
    const menu = this.querySelector('details');
    if (menu) menu.open = false;
  }
}
