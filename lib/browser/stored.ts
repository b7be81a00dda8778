/** Where the browser remembers that the reader has been here; no language is guessed after that. */
export const VISITED_KEY = 'rspress-visited';

/**
 * What this browser stores under a key; nothing where storage is blocked or empty. Keys begin with
 * `rspress-` or `rspress.`.
 */
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

/** The key of the words that the next document marks, since a row of the search opens it. */
export const FOUND_WORDS_KEY = 'rspress-found-words';

/** Keeps a text for the document that this tab loads next. */
export function keepForNext(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full; the next document does without.
  }
}

/** Takes the text that the document before has kept; nothing where there is none. */
export function takeKept(key: string): string | null {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}
