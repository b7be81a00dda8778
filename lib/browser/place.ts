import { withoutBase } from '../routing/base-path';
import { decodeAddress, type PathKey, pathKeyOf } from '../routing/route-path';
import { followedLink } from './presses';

/** The page that the path of a URL names. */
export function pathKeyAt(pathname: string): PathKey {
  return pathKeyOf(decodeAddress(withoutBase(pathname)));
}

/** The place on this page that the hash of a URL names. */
export function placeNamedBy(hash: string): HTMLElement | null {
  return document.getElementById(decodeAddress(hash.slice(1)));
}

/**
 * Runs something with each place on this page to which the reader goes, so that it can show what is hidden:
 * at a press of a link before the browser scrolls there, and at Back, Forward and a changed URL, after which
 * the page is scrolled once more if something was hidden.
 */
export function onPlaceWanted(reveal: (place: HTMLElement) => boolean, signal: AbortSignal): void {
  function revealNamed(hash: string): HTMLElement | undefined {
    const place = placeNamedBy(hash);
    return place && reveal(place) ? place : undefined;
  }

  window.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      if (link?.hash && link.pathname === window.location.pathname) revealNamed(link.hash);
    },
    { signal },
  );
  // By now the browser has tried to scroll.
  window.addEventListener('hashchange', () => revealNamed(window.location.hash)?.scrollIntoView(), {
    signal,
  });
}

/** Scrolls a box, and only it, so far that a part of it that is out of sight is in its middle. */
export function showInBox(
  box: HTMLElement,
  part: Element,
  /** The part of the window in which the box can be seen. */
  visible?: { top: number; bottom: number },
): void {
  const outer = box.getBoundingClientRect();
  const top = Math.max(outer.top, visible?.top ?? outer.top);
  const bottom = Math.min(outer.bottom, visible?.bottom ?? outer.bottom);
  const inner = part.getBoundingClientRect();
  if (inner.top >= top && inner.bottom <= bottom) return;
  box.scrollTop += (inner.top + inner.bottom - top - bottom) / 2;
}
