import { fileReader } from '@/lib/browser/connection';
import { element } from '@/lib/browser/element';
import { pathKeyAt, placeNamedBy } from '@/lib/browser/place';
import type { HoverCards } from '@/lib/outputs/hover-cards';
import { decodeAddress } from '@/lib/routing/route-path';

const readCards = fileReader<HoverCards>((response) => response.json());

/** The card of a link, which is not on the page yet; nothing if it has none, or if it cannot be fetched. */
export async function buildCard(link: HTMLAnchorElement): Promise<HTMLElement | undefined> {
  const isFootnote = link.matches('[data-footnote-ref]');
  const content = isFootnote ? footnoteOf(link) : await shownCard(link);
  if (!content) return undefined;
  // A popover of the kind `auto` would close when the finger that has opened it is lifted.
  const popover = 'manual';
  const attributes = {
    id: 'hover-card',
    class: 'floating',
    'data-part': 'hover-card',
    role: 'tooltip',
    popover,
  };
  return element('div', attributes, ...content);
}

/** Where a link leads to, as the file of the cards names it; links to other sites have no place here. */
function cardKeyOf({ origin, pathname, hash }: HTMLAnchorElement): string {
  if (origin !== window.location.origin) return '';
  return pathKeyAt(pathname) + decodeAddress(hash);
}

/** A copy of the footnote, without the links back into the text. */
function footnoteOf({ hash }: HTMLAnchorElement): Node[] | undefined {
  const note = placeNamedBy(hash)?.cloneNode(true);
  if (!(note instanceof HTMLElement)) return undefined;
  for (const back of note.querySelectorAll('[data-footnote-backref]')) back.remove();
  return [...note.childNodes];
}

async function shownCard(link: HTMLAnchorElement): Promise<Node[] | undefined> {
  const cards = await readCards('/static/hover-cards.json').catch((): HoverCards => ({}));
  const card = cards[cardKeyOf(link)];
  if (!card) return undefined;
  const name = 'code' in card ? element('code', {}, card.code) : element('strong', {}, card.title);
  // Every second part stands between backticks.
  const parts = card.text.split('`');
  const text = parts.map((part, index) => (index % 2 === 1 ? element('code', {}, part) : part));
  return [name, element('p', {}, ...text)];
}

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
