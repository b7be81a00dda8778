import type { HeadingBox, WindowView } from './current-heading';

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

export function measureView(): WindowView {
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
