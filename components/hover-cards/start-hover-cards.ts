import { elementAt } from '@/lib/browser/presses';

/** The links of an article, without those beside headings and from footnotes back into the text. */
const LINKS = '.prose a[href]:not([data-heading] > a, [data-footnote-backref])';

/** Among them, those that a tap answers in place, because they lead to nothing but what the card says. */
const ANSWERED = '[data-term], [data-footnote-ref]';

/** `click` is the last one, so that a tap that has begun before the scripts came is answered. */
const SIGNS = [
  'pointerover',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'focusin',
  'click',
] as const;

/** Loads what shows cards beside links when the reader first comes near one. */
export function startHoverCards(page: AbortSignal): void {
  const waiting = new AbortController();
  const signal = AbortSignal.any([page, waiting.signal]);
  /** What the reader has done last, while it is loaded. */
  let last: Event | undefined;
  for (const sign of SIGNS) {
    // Before other parts, so that they see whether a tap is answered here.
    document.addEventListener(sign, onSign, { capture: true, signal });
  }

  function onSign(event: PointerEvent | FocusEvent): void {
    const link = elementAt(event, LINKS);
    if (!link && !last) return;
    const isTap = 'pointerType' in event && event.type === 'click' && event.pointerType === 'touch';
    if (isTap && link?.matches(ANSWERED)) event.preventDefault();
    const isFirst = last === undefined;
    last = event;
    if (isFirst) void load();
  }

  async function load(): Promise<void> {
    try {
      const { showCards } = await import('./show-cards');
      if (page.aborted) return;
      waiting.abort();
      if (last) showCards(last, { links: LINKS, answered: ANSWERED, page });
    } catch {
      // The next sign tries again; a link works without its card.
      last = undefined;
    }
  }
}
