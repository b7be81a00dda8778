import { elementAt } from '@/lib/browser/presses';

/** A `<details>` that closes when the reader leaves it. With the value "hover" the mouse opens it, too. */
const DROPDOWN = 'details[data-dropdown]';

// Long enough to cross the gap between the name and its list.
const CLOSE_DELAY_MS = 150;

const underMouse = new WeakSet<HTMLDetailsElement>();
const timers = new WeakMap<HTMLDetailsElement, ReturnType<typeof setTimeout>>();

/** Opens and closes the dropdowns of all pages, those inside others too. */
export function listenToDropdowns(): void {
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('pointerout', onPointerOut);
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusout', onFocusOut);
}

/** Closes the dropdowns of a page when another one comes. What the reader has opened before stays open. */
export function startDropdowns(signal: AbortSignal): void {
  signal.addEventListener('abort', () => {
    for (const box of openDropdowns()) setOpen(box, false);
  });
}

function onPointerOver({ target, relatedTarget, pointerType }: PointerEvent): void {
  for (const box of dropdownsBetween(target, relatedTarget)) {
    if (box.dataset.dropdown !== 'hover') continue;
    underMouse.delete(box);
    if (pointerType !== 'mouse') continue;
    underMouse.add(box);
    setOpen(box, true);
  }
}

function onPointerOut({ target, relatedTarget }: PointerEvent): void {
  for (const box of dropdownsBetween(target, relatedTarget)) {
    if (!underMouse.delete(box)) continue;
    timers.set(
      box,
      setTimeout(() => setOpen(box, false), CLOSE_DELAY_MS),
    );
  }
}

function onPress({ target }: Event): void {
  for (const box of openDropdowns()) {
    if (target instanceof Node && !box.contains(target)) setOpen(box, false);
  }
}

function onClick(event: MouseEvent): void {
  const box = elementAt(event, 'summary')?.parentElement;
  // The mouse has opened the list already; its press on the name would close it.
  const isOpened = box instanceof HTMLDetailsElement && underMouse.has(box);
  if (isOpened && event.detail > 0) event.preventDefault();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'ArrowDown') enterList(event);
  else if (event.key === 'Escape' && !event.defaultPrevented) closeInnermost(event);
}

function enterList(event: KeyboardEvent): void {
  const box = elementAt(event, `${DROPDOWN} > summary`)?.parentElement;
  if (!(box instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  setOpen(box, true);
  box.querySelector<HTMLElement>('summary ~ * :is(a, button)')?.focus();
}

/** What the mouse has opened closes on Escape, wherever the focus is. */
function closeInnermost(event: KeyboardEvent): void {
  const around = elementAt(event, `${DROPDOWN}[open]`) as HTMLDetailsElement | null;
  const box = around ?? openDropdowns().findLast((open) => underMouse.has(open));
  if (!box) return;
  // The dropdown or the screen around this one stays open.
  event.preventDefault();
  setOpen(box, false);
  if (around) box.querySelector('summary')?.focus();
}

function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  if (!relatedTarget) return;
  for (const box of dropdownsBetween(target, relatedTarget)) setOpen(box, false);
}

function setOpen(box: HTMLDetailsElement, isOpen: boolean): void {
  clearTimeout(timers.get(box));
  box.open = isOpen;
}

function openDropdowns(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}[open]`)];
}

/** The dropdowns around one element that are not around another. */
function dropdownsBetween(
  inner: EventTarget | null,
  other: EventTarget | null,
): HTMLDetailsElement[] {
  const boxes: HTMLDetailsElement[] = [];
  let box = inner instanceof Element ? inner.closest<HTMLDetailsElement>(DROPDOWN) : null;
  while (box && !(other instanceof Node && box.contains(other))) {
    boxes.push(box);
    box = box.parentElement?.closest<HTMLDetailsElement>(DROPDOWN) ?? null;
  }
  return boxes;
}
