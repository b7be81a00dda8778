/** Whether a key opens the search: Ctrl+K or Cmd+K, and "/" where nobody is typing. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || event.shiftKey) return false;
  if (event.ctrlKey !== event.metaKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !event.ctrlKey && !isTyping(event.target);
}

/** Whether what is typed goes into a field, or into a dialog that has keys of its own. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, dialog *'))
  );
}
