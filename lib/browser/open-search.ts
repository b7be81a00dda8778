const listeners = new Set<() => void>();

/** Runs something when a part of the page wants the search to open. Returns how to stop it. */
export function onSearchWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the search. */
export function openSearch(): void {
  for (const listener of listeners) listener();
}
