import { type Lock, lockPage } from '@/lib/browser/lock-page';
import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { elementAt } from '@/lib/browser/presses';

/**
 * A popover that closes when the focus leaves it or one of its media queries matches. With `data-modal` (a `Lock`), the
 * rest of the page is inert while it is open.
 */
const PANEL = '[data-closes-at]';

/** Handles the popovers of a page: sidebar, outline and navigation on small screens. */
export function startPopovers(): void {
  // It does not bubble.
  document.addEventListener('toggle', ({ target }) => isOpenPanel(target) && onOpen(target), true);
  document.addEventListener('click', (event) => {
    // Hide first: otherwise the browser nests the new popover in this one and closes both.
    if (elementAt(event, 'a, [popovertarget]')) hide(elementAt(event, PANEL));
  });
  document.addEventListener('focusin', onFocus);
  window.addEventListener(PAGE_SHOWN, () => openPanels().forEach(hide));
  // The user may have opened one before the scripts came.
  openPanels().forEach(onOpen);
}

function onOpen(panel: HTMLElement): void {
  const open = new AbortController();
  const { signal } = open;
  // Before it closes, since the browser then returns the focus to where it was.
  panel.addEventListener('beforetoggle', () => open.abort(), { signal });
  for (const query of panel.dataset.closesAt?.split('|') ?? []) {
    const close = ({ matches }: MediaQueryListEvent) => matches && hide(panel);
    matchMedia(query).addEventListener('change', close, { signal });
  }
  if (panel.dataset.modal) makeModal(panel, panel.dataset.modal as Lock, signal);
}

/** Moves the focus into a popover and makes the rest of the page inert. */
function makeModal(panel: HTMLElement, lock: Lock, signal: AbortSignal): void {
  panel.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  // Before anything becomes inert: this measures the page, whose styles would have to be computed for it.
  const unlock = lockPage(lock);
  const others = elementsAround(panel);
  for (const other of others) other.inert = true;
  markState(panel, true);
  signal.addEventListener('abort', () => {
    for (const other of others) other.inert = false;
    unlock();
    markState(panel, false);
  });
}

/** Closes a panel that the keyboard leaves: the focus would be behind it. */
function onFocus({ target }: Event): void {
  // A press with the mouse closes the panel anyway, or is on the button that toggles it.
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return;
  for (const panel of openPanels()) {
    const isItsButton = target.getAttribute('popovertarget') === panel.id;
    if (!isItsButton && !panel.contains(target)) hide(panel);
  }
}

/** Updates `aria-expanded` of the button, and the role of the popover. */
function markState(panel: HTMLElement, isOpen: boolean): void {
  const button = document.querySelector(`[popovertarget="${panel.id}"][aria-expanded]`);
  button?.setAttribute('aria-expanded', String(isOpen));
  const { dialogName } = panel.dataset;
  if (dialogName === undefined) return;
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': dialogName };
  for (const [name, value] of Object.entries(dialog)) {
    if (isOpen) panel.setAttribute(name, value);
    else panel.removeAttribute(name);
  }
}

function isOpenPanel(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(`${PANEL}:popover-open`);
}

function openPanels(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`${PANEL}:popover-open`)];
}

function hide(panel: Element | null): void {
  if (isOpenPanel(panel)) panel.hidePopover();
}

/** Returns the siblings of a popover and of its ancestors, without its button. */
function elementsAround(panel: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner: Element = panel; inner !== document.body; ) {
    const parent = inner.parentElement;
    if (!parent) break;
    for (const other of parent.children) {
      const isOther = other instanceof HTMLElement && other !== inner && !other.inert;
      if (isOther && other.getAttribute('popovertarget') !== panel.id) others.push(other);
    }
    inner = parent;
  }
  return others;
}
