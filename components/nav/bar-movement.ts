/** Whether the bar is away, and the place in the page from where the next movement counts. */
export type BarPlace = { isAway: boolean; from: number };

/** Movements up to this size are trembling, not reading. */
const TREMBLING_PX = 8;

/**
 * What becomes of the bar when the page has been scrolled to a place: it goes away downwards and
 * comes back upwards. It always stands at the top of the page, and while it is in use.
 */
export function moveBar(
  { isAway, from }: BarPlace,
  to: number,
  { height, isInUse }: { height: number; isInUse: boolean },
): BarPlace {
  if (isInUse || to <= height) return { isAway: false, from: to };
  const isMoved = Math.abs(to - from) > TREMBLING_PX;
  return isMoved ? { isAway: to > from, from: to } : { isAway, from };
}
