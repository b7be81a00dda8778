/** Storage key of an earlier visit, after which no language is guessed. */
export const VISITED_KEY = 'rspress-visited';

/** Reads a stored value; nothing where storage is blocked or empty. Keys begin with `rspress-` or `rspress.`. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a choice, and reports it to this page by the event that the browser sends to other tabs. */
export function shareStored(key: string, newValue: string): void {
  writeStored(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

/** The key of the words that the next document marks, since a row of the search opens it. */
export const FOUND_WORDS_KEY = 'rspress-found-words';

/** Keeps a value for the document that this tab loads next. */
export function keepForNextPage(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full; the next document does without.
  }
}

/** Takes the value that the document before has kept; nothing where there is none, or it cannot be read. */
export function takeFromLastPage(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
