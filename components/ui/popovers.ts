import { setAttributes } from '@/lib/browser/element';
import { type Lock, lockPage } from '@/lib/browser/lock-page';
import { elementAt } from '@/lib/browser/presses';

/** A popover that closes when the reader goes elsewhere, or when one of its media queries begins to match. */
const CLOSING = '[data-closes-at]';

/** Among them, one that makes everything but itself and its button inert; the value says what it covers. */
const MODAL = '[data-modal]';

/** Ends what the modal popover that is open does to the page. */
let release = (): void => {};

export function listenToPopovers(): void {
  // These events do not bubble. The first comes before the popover closes, since the browser then returns
  // the focus to where it was.
  document.addEventListener('beforetoggle', ({ target }) => isModal(target) && release(), true);
  document.addEventListener('toggle', ({ target }) => isModal(target) && enter(target), true);
  document.addEventListener('click', (event) => {
    // What opens another popover comes first: that one would else belong to this, and close with it.
    if (elementAt(event, 'a, [popovertarget]')) hide(elementAt(event, CLOSING));
  });
  document.addEventListener('focusin', onFocus);
}

/** Closes the popovers of a page when the window changes, and when another page comes. */
export function startPopovers(signal: AbortSignal): void {
  const panels = [...document.querySelectorAll<HTMLElement>(CLOSING)];
  for (const panel of panels) {
    for (const query of panel.dataset.closesAt?.split('|') ?? []) {
      const close = ({ matches }: MediaQueryListEvent) => matches && hide(panel);
      matchMedia(query).addEventListener('change', close, { signal });
    }
    // The reader may have opened it before the scripts came.
    if (isModal(panel)) enter(panel);
  }
  signal.addEventListener('abort', () => {
    for (const panel of panels) hide(panel);
  });
}

/** Otherwise the focus would move on under the panel, out of sight. */
function onFocus({ target }: Event): void {
  // A press with the mouse closes the panel anyway, or is on the button that toggles it.
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  for (const panel of document.querySelectorAll(`${CLOSING}:popover-open`)) {
    const isItsButton = target.getAttribute('popovertarget') === panel.id;
    if (!isItsButton && !panel.contains(target)) hide(panel);
  }
}

/** Leads the keyboard into a modal popover that has opened, and keeps it there. */
function enter(panel: HTMLElement): void {
  if (!panel.matches(':popover-open')) return;
  panel.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  release();
  // Before parts become inert: this measures the page, whose styles would have to be computed for it.
  const unlock = lockPage(panel.dataset.modal as Lock);
  const inertParts = partsAround(panel);
  for (const part of inertParts) part.inert = true;
  markState(panel, true);
  release = () => {
    for (const part of inertParts) part.inert = false;
    unlock();
    markState(panel, false);
    release = () => {};
  };
}

/** Shows assistive technology at its button whether a popover is open, and that it is a dialog meanwhile. */
function markState(panel: HTMLElement, isOpen: boolean): void {
  const button = document.querySelector(`[popovertarget="${panel.id}"][aria-expanded]`);
  button?.setAttribute('aria-expanded', String(isOpen));
  const { dialogName } = panel.dataset;
  if (dialogName === undefined) return;
  setAttributes(panel, {
    role: isOpen ? 'dialog' : undefined,
    'aria-modal': isOpen || undefined,
    'aria-label': isOpen ? dialogName : undefined,
  });
}

function isModal(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(MODAL);
}

function hide(panel: Element | null): void {
  if (panel instanceof HTMLElement && panel.matches(':popover-open')) panel.hidePopover();
}

/** The largest elements that hold neither the popover nor its button beside it. */
function partsAround(panel: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let inner: Element = panel; inner !== document.body; ) {
    const parent = inner.parentElement;
    if (!parent) break;
    for (const part of parent.children) {
      const isOther = part instanceof HTMLElement && part !== inner && !part.inert;
      if (isOther && part.getAttribute('popovertarget') !== panel.id) parts.push(part);
    }
    inner = parent;
  }
  return parts;
}
