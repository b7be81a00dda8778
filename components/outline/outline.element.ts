import { showInBox } from '@/lib/browser/locations';
import { followedLink } from '@/lib/browser/presses';
import { SiteElement } from '@/lib/browser/site-element';
import { throttle } from '@/lib/browser/timing';
import { CONTENT_ID } from '../ui/frame-ids';
import {
  continueJump,
  currentHeading,
  idOfHash,
  type Jump,
  measureHeadings,
  measureView,
} from './current-heading';

const LOOK_EVERY_MS = 100;

/** The links to the headings of the page. Marks the one under which the user is, and scrolls along to it. */
export class OutlineElement extends SiteElement {
  #jump: Jump | undefined;
  #wasVisible = false;

  protected connect(signal: AbortSignal): void {
    const look = throttle(LOOK_EVERY_MS, signal, () => this.#look());
    const follow = (hash: string) => {
      const id = idOfHash(hash, this.#ids);
      if (id === undefined) return;
      this.#jump = { id, startedAt: performance.now() };
      look();
    };
    const followAddress = () => follow(window.location.hash);
    // A link to where the address points already jumps without changing the address.
    const followLink = (event: MouseEvent) => follow(followedLink(event)?.hash ?? '');

    const content = document.getElementById(CONTENT_ID);
    const article = content?.querySelector('article') ?? content;
    const observer = new ResizeObserver(look);
    if (article) observer.observe(article);
    signal.addEventListener('abort', () => observer.disconnect());
    window.addEventListener('scroll', look, { passive: true, signal });
    window.addEventListener('resize', look, { signal });
    window.addEventListener('hashchange', followAddress, { signal });
    document.addEventListener('click', followLink, { signal });
    this.#panel?.addEventListener('toggle', look, { signal });
    followAddress();
    look();
  }

  /** A column beside the article, which scrolls, or a popover. */
  get #panel(): HTMLElement | null {
    return this.closest<HTMLElement>('[popover]');
  }

  get #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll('a')];
  }

  get #ids(): string[] {
    return this.#links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
  }

  #look(): void {
    const panel = this.#panel;
    const isVisible = this.checkVisibility();
    const hasAppeared = isVisible && !this.#wasVisible;
    this.#wasVisible = isVisible;
    // A closed panel can wait, but the end of a jump cannot be found out later.
    if (!panel || (!isVisible && !this.#jump)) return;

    const ids = this.#ids;
    const view = measureView();
    const headings = measureHeadings(ids);
    if (this.#jump) {
      const isLoaded = document.readyState === 'complete';
      const now = performance.now();
      this.#jump = continueJump(this.#jump, headings, view, { now, isLoaded });
    }
    const id = currentHeading(headings, view, this.#jump?.id);
    const link = id === undefined ? undefined : this.#links[ids.indexOf(id)];
    const marked = this.querySelector('[aria-current]') ?? undefined;
    if (hasAppeared || (isVisible && link !== marked)) {
      // The end of the page may push the outline partly under the bars.
      if (link) showInBox(panel, link, { top: view.line, bottom: view.bottom });
      else if (panel.scrollTop > 0) panel.scrollTop = 0;
    }
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
  }
}
