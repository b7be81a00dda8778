import { elementAt } from '@/lib/browser/presses';
import { buildCard, placeCard } from './card';

/** How long the pointer rests on a link before its card shows, and may be away before it goes. */
const SHOW_MS = 200;
const HIDE_MS = 250;
/** How long a finger rests on a link, a little less than until browsers show their own menu. */
const PRESS_MS = 400;
/** How far a finger may move meanwhile, in pixels. */
const STILL_PX = 10;

const CARD = '[data-part="hover-card"]';

type Settings = { links: string; answered: string; page: AbortSignal };

/**
 * Shows a card beside a link under the pointer, with the focus, or under a finger that rests on it. A tap on
 * a link that leads to nothing else shows its card, too, and the next one follows it. The card goes with the
 * pointer or the focus, on Escape, and by a press elsewhere. It begins with what the reader has done already.
 */
export function showCards(first: Event, { links, answered, page }: Settings): void {
  let shown: { link: HTMLElement; card: HTMLElement; by: string } | undefined;
  /** The link whose card was requested last; what another one brings comes too late. */
  let wanted: HTMLElement | undefined;
  let timer = 0;
  let finger: PointerEvent | undefined;
  /** Whether the card has come under the finger that is still down, so that its press is no tap. */
  let isPressed = false;

  const answers = {
    pointerover: onPointer,
    pointerdown: onPress,
    pointermove: onFingerMove,
    pointerup: onFingerUp,
    pointercancel: onFingerUp,
    focusin: onFocus,
    focusout: () => shown?.by === 'focus' && hide(),
    keydown: (event: KeyboardEvent) => event.key === 'Escape' && hide(),
    click: onClick,
    contextmenu: (event: Event) => isPressed && event.preventDefault(),
  };
  for (const [type, answer] of Object.entries(answers)) {
    document.addEventListener(type, answer as EventListener, { capture: true, signal: page });
  }
  page.addEventListener('abort', hide);
  answers[first.type as keyof typeof answers]?.(first as never);

  function linkAt(event: Event): HTMLElement | undefined {
    return (elementAt(event, links) as HTMLElement | null) ?? undefined;
  }

  function later(answer: () => void, ms: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(answer, ms);
  }

  function onPointer(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const link = linkAt(event);
    if (link === shown?.link || elementAt(event, CARD)) clearTimeout(timer);
    else if (link) later(() => void show(link, 'pointer', event), SHOW_MS);
    // Scrolling moves links away from under the pointer, too, which hides no card of the focus.
    else later(() => shown?.by === 'pointer' && hide(), HIDE_MS);
  }

  function onPress(event: PointerEvent): void {
    const link = linkAt(event);
    isPressed = false;
    if (!elementAt(event, CARD) && (!link || link !== shown?.link)) hide();
    if (event.pointerType !== 'touch' || !link) return;
    finger = event;
    later(() => {
      isPressed = true;
      void show(link, 'touch', event);
    }, PRESS_MS);
  }

  function onFingerMove({ clientX, clientY }: PointerEvent): void {
    const far = finger && Math.hypot(clientX - finger.clientX, clientY - finger.clientY);
    if (far !== undefined && far > STILL_PX) onFingerUp();
  }

  function onFingerUp(): void {
    if (finger && !isPressed) clearTimeout(timer);
    finger = undefined;
  }

  function onFocus(event: FocusEvent): void {
    const link = linkAt(event);
    if (link?.matches(':focus-visible')) void show(link, 'focus');
  }

  function onClick(event: MouseEvent): void {
    const link = linkAt(event);
    const isTap = 'pointerType' in event && event.pointerType === 'touch';
    if (isPressed) event.preventDefault();
    else if (isTap && link?.matches(answered) && link !== shown?.link) {
      event.preventDefault();
      void show(link, 'touch').then((isThere) => {
        if (!isThere) window.location.assign((link as HTMLAnchorElement).href);
      });
    }
    isPressed = false;
  }

  /** Whether the link has a card, which shows now, unless another one was requested meanwhile. */
  async function show(link: HTMLElement, by: string, at?: PointerEvent): Promise<boolean> {
    wanted = link;
    const card = await buildCard(link as HTMLAnchorElement);
    if (wanted !== link) return card !== undefined;
    // From a link without a card, too, the pointer has left the one before.
    if (card || shown?.by === by) hide();
    if (!card) return false;
    // Assistive technology lists what lies outside of the landmarks apart.
    (link.closest('main') ?? document.body).append(card);
    card.showPopover();
    placeCard(card, link, at);
    link.setAttribute('aria-describedby', card.id);
    shown = { link, card, by };
    return true;
  }

  function hide(): void {
    clearTimeout(timer);
    wanted = undefined;
    shown?.link.removeAttribute('aria-describedby');
    shown?.card.remove();
    shown = undefined;
  }
}
