import { PAGE_SHOWN } from '@/lib/browser/page-shown';
import { elementAt } from '@/lib/browser/presses';
import { SiteElement } from '@/lib/browser/site-element';

// Long enough to cross the gap between the name and its list.
const CLOSE_DELAY_MS = 150;

/** A `<details>` that closes when the user leaves it. With `data-opens-on="hover"` the mouse opens it, too. */
export class DropdownElement extends SiteElement {
  #isUnderMouse = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  protected connect(signal: AbortSignal): void {
    const close = () => this.#setOpen(false);
    this.addEventListener('pointerenter', (event) => this.#onEnter(event), { signal });
    this.addEventListener('pointerleave', () => this.#onLeave(), { signal });
    this.addEventListener('click', (event) => this.#onClick(event), { signal });
    this.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
    const onFocusOut = ({ relatedTarget }: FocusEvent) =>
      relatedTarget && !this.contains(relatedTarget as Node) && close();
    this.addEventListener('focusout', onFocusOut, { signal });
    const onPress = ({ target }: Event) => this.contains(target as Node) || close();
    document.addEventListener('pointerdown', onPress, { signal });
    // A list that the mouse has opened closes on Escape, wherever the focus is.
    const onKey = (event: KeyboardEvent) => this.#isUnderMouse && this.#onEscape(event);
    document.addEventListener('keydown', onKey, { signal });
    window.addEventListener(PAGE_SHOWN, close, { signal });
  }

  get #details(): HTMLDetailsElement | null {
    return this.querySelector('details');
  }

  #setOpen(isOpen: boolean): void {
    clearTimeout(this.#timer);
    if (this.#details) this.#details.open = isOpen;
  }

  #onEnter({ pointerType }: PointerEvent): void {
    if (this.dataset.opensOn !== 'hover' || pointerType !== 'mouse') return;
    this.#isUnderMouse = true;
    this.#setOpen(true);
  }

  #onLeave(): void {
    if (!this.#isUnderMouse) return;
    this.#isUnderMouse = false;
    this.#timer = setTimeout(() => this.#setOpen(false), CLOSE_DELAY_MS);
  }

  #onClick(event: MouseEvent): void {
    // The mouse has opened the list already; its press on the name would close it.
    if (this.#isSummary(event) && this.#isUnderMouse && event.detail > 0) event.preventDefault();
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' && this.#isSummary(event)) {
      event.preventDefault();
      this.#setOpen(true);
      this.querySelector<HTMLElement>('summary ~ * :is(a, button)')?.focus();
    } else if (this.#onEscape(event)) this.querySelector('summary')?.focus();
  }

  /** Closes the innermost dropdown: one around it, or the screen, stays open. */
  #onEscape(event: KeyboardEvent): boolean {
    if (event.key !== 'Escape' || event.defaultPrevented) return false;
    if (!this.#details?.open || this.querySelector(':scope > details details[open]')) return false;
    event.preventDefault();
    this.#setOpen(false);
    return true;
  }

  #isSummary(event: Event): boolean {
    return elementAt(event, 'summary')?.parentElement === this.#details;
  }
}
