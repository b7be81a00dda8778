import { decodeAddress } from '../routing/route-path';

export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeAddress(hash.slice(1)));
}

const HIDING = 'main :is(details:not([open]), [hidden])';

/** Opens the `<details>`, tabs and filters that hide an element. Returns true if it was hidden. */
export function reveal(target: Element | null): boolean {
  let isHidden = false;
  for (let box = target?.closest(HIDING); box; box = box.parentElement?.closest(HIDING)) {
    isHidden = true;
    if (box instanceof HTMLDetailsElement) box.open = true;
    // As the browser does for what is `hidden="until-found"`
    else box.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
  return isHidden;
}

/** Scrolls a box, and only it, until an element inside that is out of sight is in its middle. */
export function showInBox(
  box: HTMLElement,
  element: Element,
  /** The range of the window in which the box is visible. */
  visible?: { top: number; bottom: number },
): void {
  const outer = box.getBoundingClientRect();
  const top = Math.max(outer.top, visible?.top ?? outer.top);
  const bottom = Math.min(outer.bottom, visible?.bottom ?? outer.bottom);
  const inner = element.getBoundingClientRect();
  if (inner.top >= top && inner.bottom <= bottom) return;
  box.scrollTop += (inner.top + inner.bottom - top - bottom) / 2;
}
