/** Where a heading stands, in pixels from the upper edge of the window. */
export type HeadingBox = { id: string; top: number; bottom: number };

/** What the window shows of the page. */
export type WindowView = {
  /** The line under the bars, where the reader begins to read and where jumps end. */
  line: number;
  /** The lower edge of the window. */
  bottom: number;
  isAtTop: boolean;
  /** Also true, as `isAtTop` is, for a page that fits into the window. */
  isAtEnd: boolean;
};

/** How far under the line a heading may stand and still be reached; browsers round, readers zoom. */
const TOLERANCE_PX = 4;

/**
 * The heading under which the reader is: the last one that has reached the line, at the end of the
 * page the last of all, above the first one none. Where somebody jumped to comes before them as
 * long as it is where the jump left it: the last sections may be too short to reach the line.
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

/** Whether a jump to this heading would leave it where it stands. */
export function isWhereJumpsEnd({ top, bottom }: HeadingBox, view: WindowView): boolean {
  if (Math.abs(top - view.line) <= TOLERANCE_PX) return true;
  return view.isAtEnd && bottom > view.line && top < view.bottom;
}
