import { followedLink } from '@/lib/browser/presses';
import { hashTarget, showInBox } from '@/lib/browser/reveal';
import { SiteElement } from '@/lib/browser/site-element';
import { afterFrames, throttle } from '@/lib/browser/timing';
import { CONTENT_ID } from '../ui/frame-ids';
import { currentHeading, isWhereJumpsEnd, measureHeadings, measureView } from './current-heading';

const THROTTLE_MS = 100;

/** The links to the headings of the page. Marks the one under which the user is, and scrolls along to it. */
export class OutlineElement extends SiteElement {
  /** The id of the heading to which the user jumped, until they scroll away from it. */
  #jumpTarget: string | undefined;
  #wasVisible = false;

  protected connect(signal: AbortSignal): void {
    const update = throttle(() => this.#update(), THROTTLE_MS, signal);
    const trackJump = (hash: string) => {
      const id = hashTarget(hash)?.id;
      if (id === undefined || !this.#ids.includes(id)) return;
      // By then the browser has scrolled there.
      afterFrames(() => {
        this.#jumpTarget = id;
        update();
      });
    };
    const followAddress = () => trackJump(window.location.hash);
    // A link to where the address points already jumps without changing the address.
    const followLink = (event: MouseEvent) => trackJump(followedLink(event)?.hash ?? '');

    const content = document.getElementById(CONTENT_ID);
    const article = content?.querySelector('article') ?? content;
    const observer = new ResizeObserver(update);
    if (article) observer.observe(article);
    signal.addEventListener('abort', () => observer.disconnect());
    window.addEventListener('scroll', update, { passive: true, signal });
    window.addEventListener('resize', update, { signal });
    window.addEventListener('hashchange', followAddress, { signal });
    document.addEventListener('click', followLink, { signal });
    this.#panel?.addEventListener('toggle', update, { signal });
    followAddress();
    update();
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

  #update(): void {
    const panel = this.#panel;
    const isVisible = this.checkVisibility();
    const hasAppeared = isVisible && !this.#wasVisible;
    this.#wasVisible = isVisible;
    // A closed panel can wait, but the end of a jump cannot be found out later.
    if (!panel || (!isVisible && this.#jumpTarget === undefined)) return;

    const ids = this.#ids;
    const view = measureView();
    const headings = measureHeadings(ids);
    const target = headings.find((heading) => heading.id === this.#jumpTarget);
    const isAtTarget = target && isWhereJumpsEnd(target, view);
    // While a page loads, the browser jumps again whenever the page has grown.
    if (!isAtTarget && document.readyState === 'complete') this.#jumpTarget = undefined;
    const id = currentHeading(headings, view, this.#jumpTarget);
    const link = id === undefined ? undefined : this.#links[ids.indexOf(id)];
    const currentLink = this.querySelector('[aria-current]') ?? undefined;
    if (hasAppeared || (isVisible && link !== currentLink)) {
      // The end of the page may push the outline partly under the bars.
      if (link) showInBox(panel, link, { top: view.line, bottom: view.bottom });
      else if (panel.scrollTop > 0) panel.scrollTop = 0;
    }
    if (link === currentLink) return;
    currentLink?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
  }
}
