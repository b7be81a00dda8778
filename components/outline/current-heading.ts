import { decodeAddress } from '@/lib/routing/route-path';

export type HeadingBox = { id: string; top: number; bottom: number };

/** The visible part of the page. */
export type WindowView = {
  /** The line under the bars, where the reader begins to read and where jumps end. */
  line: number;
  /** The lower edge of the window. */
  bottom: number;
  isAtTop: boolean;
  /** Also true, as `isAtTop` is, for a page that fits into the window. */
  isAtEnd: boolean;
};

/** Distance below the line at which a heading still counts as reached; browsers round, readers zoom. */
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

/** Returns whether a jump to this heading would leave it where it stands. */
function isWhereJumpsEnd({ top, bottom }: HeadingBox, view: WindowView): boolean {
  if (Math.abs(top - view.line) <= TOLERANCE_PX) return true;
  return view.isAtEnd && bottom > view.line && top < view.bottom;
}

/** A heading to which the reader jumped, until they scroll away from it. */
export type Jump = {
  id: string;
  /** In milliseconds, on the clock of `now`. */
  startedAt: number;
  /** The final position of the heading. */
  top?: number;
};

/** Time limit for a jump: a page that has just been shown is laid out first. */
const JUMP_MS = 1000;

/** Distance that a heading may move without having been scrolled. */
const REST_PX = 2;

/** The jump as it goes on; none when it is over, because the heading is not where it came to rest. */
export function continueJump(
  jump: Jump,
  headings: readonly HeadingBox[],
  view: WindowView,
  { now, isLoaded }: { now: number; isLoaded: boolean },
): Jump | undefined {
  // While a page loads, the browser jumps again whenever the page has grown.
  if (!isLoaded) return jump;
  const heading = headings.find(({ id }) => id === jump.id);
  const hasArrived = heading !== undefined && isWhereJumpsEnd(heading, view);
  if (!hasArrived)
    return jump.top === undefined && now - jump.startedAt <= JUMP_MS ? jump : undefined;
  if (jump.top === undefined) return { ...jump, top: heading.top };
  return Math.abs(heading.top - jump.top) <= REST_PX ? jump : undefined;
}

/** The one of these ids that the hash of an address names; it may be written encoded or plain. */
export function idOfHash(hash: string, ids: readonly string[]): string | undefined {
  const plain = hash.replace(/^#/, '');
  return [plain, decodeAddress(plain)].find((id) => ids.includes(id));
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
