import { isSearchShortcut, isTyping } from '../browser/presses';

/** By then the search has a field, or it has failed. */
const LIMIT_MS = 15_000;

/**
 * Keeps what the reader types between opening the search and the moment when its field is there, and
 * puts it into the field.
 */
export function keepTypedText(): void {
  let text: string | undefined;
  let openedAt = 0;

  function begin(): void {
    if (document.querySelector('dialog[open]')) return;
    text = '';
    openedAt = performance.now();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, isTrusted } = event;
    // What first-actions.ts does again has been seen already.
    if (!isTrusted) return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isWaiting = text !== undefined && performance.now() - openedAt < LIMIT_MS;
    if (!isWaiting || hasModifier || key === 'Escape') {
      text = undefined;
      // The same keys once more close the search.
      if (!isWaiting && isSearchShortcut(event)) begin();
    } else if (!isTyping(event.target)) {
      if (key === 'Backspace') text = text?.slice(0, -1);
      else if ([...key].length === 1) text += key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }

  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener(
    'click',
    ({ target, isTrusted }) => {
      if (isTrusted && target instanceof Element && target.closest('[aria-keyshortcuts]')) begin();
    },
    true,
  );
  window.addEventListener('focusin', ({ target }) => {
    if (!text || !(target instanceof HTMLInputElement) || !target.closest('dialog')) return;
    const value = text;
    text = undefined;
    // The field may be in the middle of being shown.
    queueMicrotask(() => fillIn(target, value));
  });
}

/** Puts a text into a field as if it had been typed. */
function fillIn(field: HTMLInputElement, value: string): void {
  // React looks for changes by a property of its own on the element, which would take this for none.
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  property?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
