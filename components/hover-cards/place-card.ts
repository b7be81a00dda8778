/** The room between a card and its link, and to the edges of the window. */
const GAP = 6;
const EDGE = 8;

type Point = { clientX: number; clientY: number };

/**
 * Puts a card under the line of its link on which the pointer is, or above where there is no room below.
 * It is placed on the page, so it moves with the link when the reader scrolls.
 */
export function placeCard(card: HTMLElement, link: HTMLElement, pointer?: Point): void {
  const lines = [...link.getClientRects()];
  const line = lines.find((rect) => pointer && isIn(rect, pointer)) ?? lines[0];
  if (!line) return;
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(EDGE, Math.min(line.left, clientWidth - width - EDGE));
  const below = line.bottom + GAP;
  const above = line.top - GAP - height;
  const top = below + height > clientHeight && above > 0 ? above : below;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}

function isIn({ left, right, top, bottom }: DOMRect, { clientX, clientY }: Point): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
