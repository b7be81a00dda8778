import { showInBox } from '@/lib/browser/place';
import { followedLink } from '@/lib/browser/presses';
import { throttle } from '@/lib/browser/timing';
import { CONTENT_ID, OUTLINE_ID } from '../ui/part-ids';
import {
  continueJump,
  currentHeading,
  idOfHash,
  type Jump,
  measureHeadings,
  measureView,
} from './current-heading';

const LOOK_EVERY_MS = 100;

/** Marks the entry of the heading under which the reader is. The outline scrolls along to it. */
export function startOutline(signal: AbortSignal): void {
  const outline = document.getElementById(OUTLINE_ID);
  if (!outline) return;
  const links = [...outline.querySelectorAll('a')];
  const ids = links.map((link) => link.getAttribute('href')?.slice(1) ?? '');
  let marked: HTMLAnchorElement | undefined;
  let jump: Jump | undefined;
  let wasVisible = false;

  const look = throttle(LOOK_EVERY_MS, signal, () => {
    const isVisible = outline.checkVisibility();
    const hasAppeared = isVisible && !wasVisible;
    wasVisible = isVisible;
    // A closed panel can wait, but the end of a jump cannot be found out later.
    if (!isVisible && !jump) return;

    const view = measureView();
    const headings = measureHeadings(ids);
    if (jump) {
      const isLoaded = document.readyState === 'complete';
      jump = continueJump(jump, headings, view, { now: performance.now(), isLoaded });
    }
    const id = currentHeading(headings, view, jump?.id);
    const link = id === undefined ? undefined : links[ids.indexOf(id)];
    if (hasAppeared || (isVisible && link !== marked)) {
      // The end of the page may push the outline partly under the bars.
      if (link) showInBox(outline, link, { top: view.line, bottom: view.bottom });
      else if (outline.scrollTop > 0) outline.scrollTop = 0;
    }
    mark(link);
  });

  function mark(link: HTMLAnchorElement | undefined): void {
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    marked = link;
  }

  function follow(hash: string): void {
    const id = idOfHash(hash, ids);
    if (id === undefined) return;
    jump = { id, startedAt: performance.now() };
    look();
  }
  // A link to where the address points already jumps without changing the address.
  function followLink(event: MouseEvent): void {
    const link = followedLink(event);
    if (link) follow(link.hash);
  }
  const followAddress = () => follow(window.location.hash);

  const content = document.getElementById(CONTENT_ID);
  const article = content?.querySelector('article') ?? content;
  const observer = new ResizeObserver(look);
  if (article) observer.observe(article);
  window.addEventListener('scroll', look, { passive: true, signal });
  window.addEventListener('resize', look, { signal });
  window.addEventListener('hashchange', followAddress, { signal });
  document.addEventListener('click', followLink, { signal });
  outline.addEventListener('toggle', look, { signal });
  followAddress();
  look();
  signal.addEventListener('abort', () => {
    observer.disconnect();
    mark(undefined);
  });
}
