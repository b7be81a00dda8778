export type HeadingBox = { id: string; top: number; bottom: number };

export type WindowView = {
  /** The line under the bars, where the reader begins to read and where jumps end. */
  line: number;
  bottom: number;
  isAtTop: boolean;
  /** Also true, as `isAtTop` is, for a page that fits into the window. */
  isAtEnd: boolean;
};

/** Distance below the line at which a heading still counts as reached; browsers round, readers zoom. */
const TOLERANCE_PX = 4;

/**
 * Returns the last heading above the line, or the last of all at the end of the page. A heading to which the user has
 * jumped is preferred until they scroll, since the last sections may be too short to reach the line.
 */
export function currentHeading(
  headings: readonly HeadingBox[],
  view: WindowView,
  jumpedTo?: string,
): string | undefined {
  const target = headings.find(({ id }) => id === jumpedTo);
  if (target && isWhereJumpsEnd(target, view)) return target.id;
  if (view.isAtEnd && !view.isAtTop) return headings.at(-1)?.id;
  return headings.findLast(({ top }) => top <= view.line + TOLERANCE_PX)?.id;
}

/** Returns whether a jump to this heading would not scroll. */
export function isWhereJumpsEnd({ top, bottom }: HeadingBox, view: WindowView): boolean {
  if (Math.abs(top - view.line) <= TOLERANCE_PX) return true;
  return view.isAtEnd && bottom > view.line && top < view.bottom;
}

/** A page that ends between two pixels never quite reaches its end. */
const END_TOLERANCE_PX = 2;

/** Returns the positions of the visible headings; one in a closed box, for example, is left out. */
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
