import type { HeadingBox, PageView } from './current-heading';

/** A page that ends between two pixels never quite reaches its end. */
const END_TOLERANCE_PX = 2;

/** Where the headings stand that are to be seen; one in a closed box, for example, is left out. */
export function measureHeadings(ids: readonly string[]): HeadingBox[] {
  return ids.flatMap((id) => {
    const heading = document.getElementById(id);
    if (!heading?.checkVisibility()) return [];
    const { top, bottom } = heading.getBoundingClientRect();
    return [{ id, top, bottom }];
  });
}

/** What the window shows of the page now. */
export function measureView(): PageView {
  const root = document.documentElement;
  const bottom = window.innerHeight;
  return {
    // base.css gives the height of the bars to the browser's own jumps; `auto` is none.
    line: Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0,
    bottom,
    isAtTop: window.scrollY <= 0,
    isAtEnd: window.scrollY + bottom >= root.scrollHeight - END_TOLERANCE_PX,
  };
}

/** Scrolls a box, and only it, so far that one of its parts is in its middle; none is its start. */
export function showInBox(box: HTMLElement, part: Element | undefined, view: PageView): void {
  if (!part) {
    if (box.scrollTop > 0) box.scrollTop = 0;
    return;
  }
  const outer = box.getBoundingClientRect();
  // The end of the page may push the box partly under the bars.
  const top = Math.max(outer.top, view.line);
  const bottom = Math.min(outer.bottom, view.bottom);
  const inner = part.getBoundingClientRect();
  if (inner.top >= top && inner.bottom <= bottom) return;
  box.scrollTop += (inner.top + inner.bottom - top - bottom) / 2;
}
